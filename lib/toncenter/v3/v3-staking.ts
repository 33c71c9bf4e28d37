import { optional, required, v3 } from "../endpoint";
import * as param from "../param";
import { atLeastOneOf, rule } from "../param-rule";
import { address, bigint, integer, list, listOrNull, maybe, struct, type Read } from "../schema";
import { named } from "./address-book";
import { HUNDRED_ROWS, limit, utimeWindow } from "./v3-params";
import {
  ActiveNominator,
  NominatorEvent,
  NominatorReward,
  PoolPosition,
  PoolValidatorEvent,
  PoolValidatorReward,
} from "./staking-rows";

const group = "Staking";

const pool = required(param.address, "The pool.");
const nominator = required(param.address, "The nominator.");
/** These lists have no offset: older rows are reached through end_utime. */
const window = { ...utimeWindow, limit };
const rules = [
  rule(
    "start_utime must be less than or equal to end_utime",
    ({ start_utime: start, end_utime: end }) =>
      typeof start !== "number" || typeof end !== "number" || start <= end,
  ),
];

/** The service repeats the requested period. */
const answered = { start_utime: maybe(integer), end_utime: maybe(integer), ...named };

export const NominatorPool = struct({
  validator_address: address,
  validator_amount: bigint,
  /** In ten-thousandths. */
  validator_reward_share: maybe(integer),
  stake_amount_sent: maybe(bigint),
  state: integer,
  nominators_count: maybe(integer),
  max_nominators_count: maybe(integer),
  min_validator_stake: maybe(bigint),
  min_nominator_stake: maybe(bigint),
  active_nominators: listOrNull(ActiveNominator),
  ...named,
});
export type NominatorPool = Read<typeof NominatorPool>;

export const nominatorPool = v3({
  path: "staking/nominatorPools/pool",
  group,
  about: "State of a nominator pool, with all its nominators.",
  params: { pool },
  missing: { status: 422, message: "pool parameter is required" },
  response: NominatorPool,
  freshness: "head",
});

export const nominatorPools = v3({
  path: "staking/nominatorPools/nominator",
  group,
  about: "The pools in which a nominator has a stake.",
  params: { nominator },
  missing: { status: 422, message: "nominator parameter is required" },
  response: struct({ nominator_pools: list(PoolPosition), ...named }),
  freshness: "list",
  rows: (answer) => answer.nominator_pools,
});

export const nominatorEvents = v3({
  path: "staking/nominatorPools/nominatorEvents",
  group,
  about: "Deposits, withdrawals and rewards in a pool, of all nominators or of one.",
  params: { pool, nominator: optional(param.address, "The nominator."), ...window },
  rules,
  missing: { status: 422, message: "pool parameter is required" },
  response: struct({ events: list(NominatorEvent), ...answered }),
  paging: HUNDRED_ROWS,
  freshness: "list",
  rows: (answer) => answer.events,
});

export const nominatorRewards = v3({
  path: "staking/nominatorPools/nominatorRewards",
  group,
  about: "What a nominator earned in a pool, round by round.",
  params: { nominator, pool, ...window },
  rules,
  missing: { status: 422, message: "nominator and pool parameters are required" },
  response: struct({ rewards: list(NominatorReward), total_on_page: maybe(bigint), ...answered }),
  paging: HUNDRED_ROWS,
  freshness: "list",
  rows: (answer) => answer.rewards,
});

export const poolValidatorEvents = v3({
  path: "staking/nominatorPools/validatorEvents",
  group,
  about: "Deposits, withdrawals, rewards and penalties of a pool's validator.",
  params: {
    validator: optional(param.address, "The validator."),
    pool: optional(param.address, "The pool."),
    type: optional(param.word("the type of an event", /^[a-z_]+$/, 40), "Only events of this type."),
    ...window,
  },
  rules: [atLeastOneOf(["validator", "pool"], "validator or pool parameter is required"), ...rules],
  response: struct({ events: list(PoolValidatorEvent), ...answered }),
  paging: HUNDRED_ROWS,
  freshness: "list",
  rows: (answer) => answer.events,
});

export const poolValidatorRewards = v3({
  path: "staking/nominatorPools/validatorRewards",
  group,
  about: "What a validator earned in a pool, round by round.",
  params: { validator: required(param.address, "The validator."), pool, ...window },
  rules,
  missing: { status: 422, message: "validator and pool parameters are required" },
  response: struct({ rewards: list(PoolValidatorReward), total_on_page: maybe(bigint), ...answered }),
  paging: HUNDRED_ROWS,
  freshness: "list",
  rows: (answer) => answer.rewards,
});
