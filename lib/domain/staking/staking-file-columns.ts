import type { ExportColumn } from "../export/export-column";
import { coinsText, partyText, timeText } from "../export/export-values";
import type { FileNetwork } from "../list/row-kind";
import type { NominatorEventRow, PoolValidatorEventRow } from "./pool-event-rows";
import { phaseName, poolPhase } from "./pool-phase";
import type { StakingPoolRow } from "./staking-pool-row";

export function nominatorEventFileColumns(network: FileNetwork): readonly ExportColumn<NominatorEventRow>[] {
  return [
    ...eventColumns,
    { name: "nominator", value: ({ nominator }) => partyText(nominator, network) },
    { name: "nominator_name", value: ({ nominator }) => nominator.name },
    { name: "pending_after", value: ({ pendingAfter }) => orNull(pendingAfter, coinsText) },
    { name: "withdrawal_requested", value: ({ isLeaving }) => orNull(isLeaving, String) },
  ];
}

export function poolValidatorEventFileColumns(
  network: FileNetwork,
): readonly ExportColumn<PoolValidatorEventRow>[] {
  return [
    ...eventColumns,
    { name: "validator", value: ({ validator }) => partyText(validator, network) },
    { name: "pool", value: ({ pool }) => partyText(pool, network) },
    { name: "round", value: ({ round }) => orNull(round, timeText) },
    { name: "validator_share_ten_thousandths", value: ({ share }) => share },
  ];
}

export function stakingPoolFileColumns(network: FileNetwork): readonly ExportColumn<StakingPoolRow>[] {
  return [
    { name: "pool", value: ({ pool }) => partyText(pool, network) },
    { name: "name", value: ({ pool }) => pool.name },
    { name: "state", value: ({ state }) => orNull(state, (number) => phaseName(poolPhase(number))) },
    { name: "total", value: ({ total }) => orNull(total, coinsText) },
    { name: "round", value: ({ round }) => orNull(round, timeText) },
    { name: "stake_in_round", value: ({ stake }) => orNull(stake, coinsText) },
    { name: "validator_share_ten_thousandths", value: ({ validatorShare }) => validatorShare },
    { name: "nominators", value: ({ nominators }) => nominators },
    { name: "max_nominators", value: ({ maxNominators }) => maxNominators },
    { name: "min_nominator_stake", value: ({ minNominatorStake }) => orNull(minNominatorStake, coinsText) },
    { name: "last_deposit", value: ({ lastDeposit }) => orNull(lastDeposit, timeText) },
  ];
}

type Event = Pick<NominatorEventRow, "transaction" | "lt" | "at" | "type" | "amount" | "balanceAfter">;

const eventColumns: readonly ExportColumn<Event>[] = [
  { name: "transaction", value: ({ transaction }) => transaction },
  { name: "time", value: ({ at }) => timeText(at) },
  { name: "lt", value: ({ lt }) => String(lt) },
  { name: "type", value: ({ type }) => type },
  { name: "amount", value: ({ amount }) => coinsText(amount) },
  { name: "balance_after", value: ({ balanceAfter }) => orNull(balanceAfter, coinsText) },
];

function orNull<T>(value: T | null, text: (value: T) => string): string | null {
  return value === null ? null : text(value);
}
