import { coins, HOUR, MINUTE, type Act, type Chapter } from "../act";
import { ask, gift, visit } from "../errands";
import { VALIDATORS } from "../residents";
import {
  OWN_STAKES,
  OWN_VALIDATORS,
  POOL_NAMES,
  POOL_VALIDATOR,
  POOLS,
  SINGLE_NOMINATOR,
  SINGLE_STAKE,
  SINGLE_VALIDATOR,
  VALIDATOR_DEPOSIT,
} from "../staking/cast";
import { cyclesIn, NOTICE, RECOVERY, STAKING, TOO_LATE, WITHDRAWALS, type Cycle } from "../staking/cycles";
import {
  ownRecovery,
  ownStake,
  poolStake,
  recoveryThrough,
  singleStake,
  validatorDeposit,
} from "../staking/errands";
import { noticeNewSet, poolOf, processWithdrawals, singleNominatorPool } from "../staking/pools";
import { beginCell } from "@ton/core";
import type { Town } from "../town";

const FOR_FEES = coins(10_000);
const FARE = coins(1);
/** As much as they have left. */
const LATE_STAKE = coins(5_000);

function capitalOf(name: (typeof VALIDATORS)[number]): bigint {
  const own = OWN_VALIDATORS.find((each) => each === name);
  // One stake is held while another is at work.
  if (own !== undefined) return 2n * OWN_STAKES[own] + FOR_FEES;
  return name === POOL_VALIDATOR ? BigInt(POOL_NAMES.length) * VALIDATOR_DEPOSIT + FOR_FEES : FOR_FEES;
}

/** Validators are given what they stake, and put up the pools. */
export const validators: Chapter = (town, { from }) => [
  {
    at: from + 15 * MINUTE,
    by: "giver",
    sends: [
      ...VALIDATORS.map((name) => gift(town.addressOf(name), capitalOf(name), "To validate with")),
      gift(town.addressOf(SINGLE_NOMINATOR), 2n * SINGLE_STAKE + FOR_FEES, "An inheritance"),
    ],
  },
  {
    at: from + HOUR,
    by: POOL_VALIDATOR,
    sends: POOL_NAMES.map((name) => validatorDeposit(town, name, VALIDATOR_DEPOSIT)),
  },
  {
    at: from + HOUR,
    by: SINGLE_NOMINATOR,
    sends: [visit(singleNominatorPool(town), 2n * SINGLE_STAKE + coins(100), beginCell().endCell())],
  },
];

/** What they do for every election, and when what it brings comes into force. */
export const elections: Chapter = (town, span) =>
  cyclesIn(span)
    .flatMap((cycle) => electionOf(town, cycle))
    .filter(({ at }) => at < span.to);

/** In the first two nobody has anything to take back yet. */
const FIRST_RECOVERY = 3;

function electionOf(town: Town, cycle: Cycle): readonly Act[] {
  const { number, startsAt } = cycle;
  const late = OWN_VALIDATORS[number % OWN_VALIDATORS.length] ?? "viktor";
  return [
    ...(number < FIRST_RECOVERY
      ? [{ at: startsAt - RECOVERY, by: late, sends: [ownRecovery()], more: 1 }]
      : recoveries(town, cycle)),
    ...stakes(town, cycle),
    { at: startsAt - TOO_LATE, by: late, sends: [ownStake(town, late, LATE_STAKE)], more: 1 },
    {
      at: startsAt + NOTICE,
      by: POOL_VALIDATOR,
      sends: POOL_NAMES.map((name) => ask(poolOf(town, name), FARE, noticeNewSet())),
      more: POOL_NAMES.length,
    },
  ];
}

/** The pool whose turn it is. */
function poolFor({ number }: Cycle) {
  return POOL_NAMES.find((name) => POOLS[name].parity === number % 2) ?? "windmill";
}

function recoveries(town: Town, cycle: Cycle): readonly Act[] {
  const at = cycle.startsAt - RECOVERY;
  const pool = poolOf(town, poolFor(cycle));
  return [
    ...OWN_VALIDATORS.map((by) => ({ at, by, sends: [ownRecovery()], more: 1 })),
    { at, by: POOL_VALIDATOR, sends: [recoveryThrough(pool.address)], more: 2 },
    { at, by: SINGLE_VALIDATOR, sends: [recoveryThrough(singleNominatorPool(town).address)], more: 2 },
    {
      at: cycle.startsAt - WITHDRAWALS,
      by: POOL_VALIDATOR,
      sends: [ask(pool, FARE, processWithdrawals())],
      more: 1,
    },
  ];
}

function stakes(town: Town, cycle: Cycle): readonly Act[] {
  const at = cycle.startsAt - STAKING;
  return [
    ...OWN_VALIDATORS.map((by) => ({ at, by, sends: [ownStake(town, by)], more: 1 })),
    { at, by: POOL_VALIDATOR, sends: [poolStake(town, poolFor(cycle))], more: 2 },
    { at, by: SINGLE_VALIDATOR, sends: [singleStake(town)], more: 2 },
  ];
}
