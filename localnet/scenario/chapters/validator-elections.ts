import { coins, HOUR, MINUTE, type ScenarioEvent, type Chapter } from "../scenario-event";
import { callContract, paymentMessage, deployOrCall } from "../town-operations";
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
  SMALL_STAKE,
  VALIDATOR_DEPOSIT,
} from "../staking/staking-participants";
import {
  cyclesIn,
  NOTICE,
  RECOVERY,
  STAKING,
  TOO_LATE,
  WITHDRAWALS,
  type Cycle,
} from "../staking/validation-cycles";
import {
  ownRecovery,
  ownStake,
  poolStake,
  recoveryThrough,
  singleStake,
  validatorDeposit,
} from "../staking/staking-operations";
import {
  noticeNewSet,
  poolContract,
  processWithdrawals,
  singleNominatorContract,
} from "../staking/staking-pools";
import { beginCell } from "@ton/core";
import type { Town } from "../town";

const FEE_RESERVE = coins(10_000);
const CALL_AMOUNT = coins(1);
/** All that they have left at that time. */
const LATE_STAKE = coins(5_000);

function capitalOf(name: (typeof VALIDATORS)[number]): bigint {
  const own = OWN_VALIDATORS.find((each) => each === name);
  // Twice the stake, because one stake is still held while the next one is in force.
  if (own !== undefined) return 2n * OWN_STAKES[own] + FEE_RESERVE;
  return name === POOL_VALIDATOR ? BigInt(POOL_NAMES.length) * VALIDATOR_DEPOSIT + FEE_RESERVE : FEE_RESERVE;
}

/** Validators are funded and deploy the pools. */
export const validators: Chapter = (town, { from }) => [
  {
    at: from + 15 * MINUTE,
    by: "giver",
    messages: [
      ...VALIDATORS.map((name) => paymentMessage(town.addressOf(name), capitalOf(name), "To validate with")),
      paymentMessage(town.addressOf(SINGLE_NOMINATOR), 2n * SINGLE_STAKE + FEE_RESERVE, "An inheritance"),
    ],
  },
  {
    at: from + HOUR,
    by: POOL_VALIDATOR,
    messages: POOL_NAMES.map((name) => validatorDeposit(town, name, VALIDATOR_DEPOSIT)),
  },
  {
    at: from + HOUR,
    by: SINGLE_NOMINATOR,
    messages: [
      deployOrCall(singleNominatorContract(town), 2n * SINGLE_STAKE + coins(100), beginCell().endCell()),
    ],
  },
];

/** Validators open their wallets before there is an election to stake in. */
export const validatorWallets: Chapter = (_, { from }) =>
  VALIDATORS.filter((name) => name !== POOL_VALIDATOR).map((by) => ({
    at: from + 30 * MINUTE,
    by,
    messages: [],
  }));

/** Events of validators and pools for each election and at the start of each cycle. */
export const elections: Chapter = (town, span) =>
  cyclesIn(span)
    .flatMap((cycle) => electionEvents(town, cycle))
    .filter(({ at }) => at < span.to);

/** No stakes are released before the third cycle. */
const FIRST_RECOVERY = 3;

function electionEvents(town: Town, cycle: Cycle): readonly ScenarioEvent[] {
  const { number, startsAt } = cycle;
  const late = OWN_VALIDATORS[number % OWN_VALIDATORS.length] ?? "viktor";
  return [
    ...(number < FIRST_RECOVERY
      ? [{ at: startsAt - RECOVERY, by: late, messages: [ownRecovery()], furtherTransactions: 1 }]
      : recoveryEvents(town, cycle)),
    ...stakeEvents(town, cycle),
    {
      at: startsAt - TOO_LATE,
      by: late,
      messages: [ownStake(town, late, LATE_STAKE)],
      furtherTransactions: 1,
    },
    {
      at: startsAt + NOTICE,
      by: POOL_VALIDATOR,
      messages: POOL_NAMES.map((name) => callContract(poolContract(town, name), CALL_AMOUNT, noticeNewSet())),
      furtherTransactions: POOL_NAMES.length,
    },
  ];
}

/** The pool that takes part in this cycle. */
function poolInTurn({ number }: Cycle) {
  return POOL_NAMES.find((name) => POOLS[name].parity === number % 2) ?? "windmill";
}

function recoveryEvents(town: Town, cycle: Cycle): readonly ScenarioEvent[] {
  const at = cycle.startsAt - RECOVERY;
  const pool = poolContract(town, poolInTurn(cycle));
  return [
    ...OWN_VALIDATORS.map((by) => ({ at, by, messages: [ownRecovery()], furtherTransactions: 1 })),
    { at, by: POOL_VALIDATOR, messages: [recoveryThrough(pool.address)], furtherTransactions: 2 },
    {
      at,
      by: SINGLE_VALIDATOR,
      messages: [recoveryThrough(singleNominatorContract(town).address)],
      furtherTransactions: 2,
    },
    {
      at: cycle.startsAt - WITHDRAWALS,
      by: POOL_VALIDATOR,
      messages: [callContract(pool, CALL_AMOUNT, processWithdrawals())],
      furtherTransactions: 1,
    },
  ];
}

function stakeEvents(town: Town, cycle: Cycle): readonly ScenarioEvent[] {
  const at = cycle.startsAt - STAKING;
  return [
    ...OWN_VALIDATORS.map((by) => {
      const isSmall = cycle.number === SMALL_STAKE.cycle && by === SMALL_STAKE.by;
      const stake = isSmall ? SMALL_STAKE.amount : OWN_STAKES[by];
      return { at, by, messages: [ownStake(town, by, stake)], furtherTransactions: 1 };
    }),
    { at, by: POOL_VALIDATOR, messages: [poolStake(town, poolInTurn(cycle))], furtherTransactions: 2 },
    { at, by: SINGLE_VALIDATOR, messages: [singleStake(town)], furtherTransactions: 2 },
  ];
}
