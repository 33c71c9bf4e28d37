import {
  coins,
  HOUR,
  MINUTE,
  type ScenarioEvent,
  type Chapter,
  type OutgoingMessage,
} from "../scenario-event";
import { callContract, paymentMessage } from "../town-operations";
import type { ResidentName } from "../residents";
import { POOL_NAMES, POOL_VALIDATOR, POOLS, type PoolName } from "../staking/staking-participants";
import { cycleOf } from "../staking/validation-cycles";
import { validatorDeposit } from "../staking/staking-operations";
import { DEPOSIT, poolContract, WITHDRAW, withdrawalOfValidator } from "../staking/staking-pools";
import type { Town } from "../town";

const SAVINGS = coins(20_000);
const SMALLEST_DEPOSIT = 8_000;
const DEPOSIT_STEP = 1_500;
/** The fee that a pool keeps from a deposit. */
const FEE = coins(1);

const deposit = (town: Town, name: PoolName, amount: number) =>
  callContract(poolContract(town, name), coins(amount) + FEE, DEPOSIT);
const withdraw = (town: Town, name: PoolName) => callContract(poolContract(town, name), FEE, WITHDRAW);

/** Nominators deposit their savings before the first election. */
export const nominators: Chapter = (town, { from }) => [
  {
    at: from + 20 * MINUTE,
    by: "giver",
    messages: POOL_NAMES.flatMap((name) =>
      POOLS[name].nominators.map((each) => paymentMessage(town.addressOf(each), SAVINGS, "Savings")),
    ),
  },
  ...POOL_NAMES.flatMap((name, index) =>
    POOLS[name].nominators.map((by, position) => ({
      at: from + (2 + index) * HOUR,
      by,
      messages: [deposit(town, name, SMALLEST_DEPOSIT + position * DEPOSIT_STEP)],
    })),
  ),
];

/**
 * Deposits and withdrawals of nominators and of the validator, while the pool's stake is held and while it
 * is free.
 */
export const poolSavings: Chapter = (town, span) => {
  const start = (number: number) => cycleOf(span, number).startsAt;
  const one = (
    at: number,
    by: ResidentName,
    message: OutgoingMessage,
    furtherTransactions = 0,
  ): ScenarioEvent => ({
    at,
    by,
    messages: [message],
    furtherTransactions,
  });
  const free = start(3) - 13 * HOUR;
  return [
    one(start(1) + 5 * HOUR, "ada", deposit(town, "lighthouse", 2_000)),
    one(start(1) + 6 * HOUR, "bruno", withdraw(town, "lighthouse"), 1),
    // Below the minimum for a new nominator: the pool returns it.
    one(start(1) + 6 * HOUR, "jonas", deposit(town, "lighthouse", 1_000), 1),
    one(start(2) + 3 * HOUR, POOL_VALIDATOR, validatorDeposit(town, "windmill", coins(5_000))),
    one(free + 15 * MINUTE, "dmitri", withdraw(town, "lighthouse"), 2),
    one(
      free + 20 * MINUTE,
      POOL_VALIDATOR,
      callContract(poolContract(town, "lighthouse"), FEE, withdrawalOfValidator(coins(1_000))),
      2,
    ),
    one(start(4) + HOUR, "farid", deposit(town, "windmill", 600)),
    one(start(5) + 4 * HOUR, "clara", deposit(town, "lighthouse", 1_500)),
    one(start(6) - 6 * HOUR, "greta", withdraw(town, "windmill"), 1),
  ];
};

/** The time between two small deposits while the chain is live. */
export const SAVING_INTERVAL = 10 * MINUTE;

const SAVERS = [
  ["ada", "lighthouse"],
  ["edith", "windmill"],
  ["clara", "lighthouse"],
  ["hugo", "windmill"],
] as const;
const SMALL_DEPOSIT = 3;

export function poolDepositEvent(town: Town, at: number): ScenarioEvent {
  const [by, pool] = SAVERS[Math.floor(at / SAVING_INTERVAL) % SAVERS.length] ?? SAVERS[0];
  return { at, by, messages: [deposit(town, pool, SMALL_DEPOSIT)] };
}
