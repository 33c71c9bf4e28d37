import { coins, HOUR, MINUTE, type Act, type Chapter, type Parcel } from "../act";
import { ask, gift } from "../errands";
import type { ResidentName } from "../residents";
import { POOL_NAMES, POOL_VALIDATOR, POOLS, type PoolName } from "../staking/cast";
import { cycleOf } from "../staking/cycles";
import { validatorDeposit } from "../staking/errands";
import { DEPOSIT, poolOf, WITHDRAW, withdrawalOfValidator } from "../staking/pools";
import type { Town } from "../town";

const SAVINGS = coins(20_000);
const LEAST = 8_000;
const STEP = 1_500;
/** What pools take for a deposit. */
const FEE = coins(1);

const deposit = (town: Town, name: PoolName, amount: number) =>
  ask(poolOf(town, name), coins(amount) + FEE, DEPOSIT);
const withdraw = (town: Town, name: PoolName) => ask(poolOf(town, name), FEE, WITHDRAW);

/** Nominators put their savings into pools before the first election. */
export const nominators: Chapter = (town, { from }) => [
  {
    at: from + 20 * MINUTE,
    by: "giver",
    sends: POOL_NAMES.flatMap((name) =>
      POOLS[name].nominators.map((each) => gift(town.addressOf(each), SAVINGS, "Savings")),
    ),
  },
  ...POOL_NAMES.flatMap((name, index) =>
    POOLS[name].nominators.map((by, place) => ({
      at: from + (2 + index) * HOUR,
      by,
      sends: [deposit(town, name, LEAST + place * STEP)],
    })),
  ),
];

/** The ways in which money goes into a pool and out of it, while it is staked and while it is not. */
export const savings: Chapter = (town, span) => {
  const start = (number: number) => cycleOf(span, number).startsAt;
  const one = (at: number, by: ResidentName, parcel: Parcel, more = 0): Act => ({
    at,
    by,
    sends: [parcel],
    more,
  });
  const free = start(3) - 13 * HOUR;
  return [
    one(start(1) + 5 * HOUR, "ada", deposit(town, "lighthouse", 2_000)),
    one(start(1) + 6 * HOUR, "bruno", withdraw(town, "lighthouse"), 1),
    // Too little for somebody who has nothing in the pool: it comes back.
    one(start(1) + 6 * HOUR, "jonas", deposit(town, "lighthouse", 1_000), 1),
    one(start(2) + 3 * HOUR, POOL_VALIDATOR, validatorDeposit(town, "windmill", coins(5_000))),
    one(free + 15 * MINUTE, "dmitri", withdraw(town, "lighthouse"), 2),
    one(
      free + 20 * MINUTE,
      POOL_VALIDATOR,
      ask(poolOf(town, "lighthouse"), FEE, withdrawalOfValidator(coins(1_000))),
      2,
    ),
    one(start(4) + HOUR, "farid", deposit(town, "windmill", 600)),
    one(start(5) + 4 * HOUR, "clara", deposit(town, "lighthouse", 1_500)),
    one(start(6) - 6 * HOUR, "greta", withdraw(town, "windmill"), 1),
  ];
};

/** How often somebody puts a little more into a pool while the chain is live. */
export const SAVING = 10 * MINUTE;

const SAVERS = [
  ["ada", "lighthouse"],
  ["edith", "windmill"],
  ["clara", "lighthouse"],
  ["hugo", "windmill"],
] as const;
const LITTLE = 3;

export function saved(town: Town, at: number): Act {
  const [by, pool] = SAVERS[Math.floor(at / SAVING) % SAVERS.length] ?? SAVERS[0];
  return { at, by, sends: [deposit(town, pool, LITTLE)] };
}
