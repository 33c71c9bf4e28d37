import * as v from "valibot";
import {
  nominatorEvents,
  nominatorPool,
  nominatorPools,
  nominatorRewards,
  poolValidatorEvents,
  poolValidatorRewards,
} from "@/lib/toncenter/v3/v3-staking";
import * as eventRows from "../../../indexer/staking/pool-event-rows";
import { poolAt, stakesOf } from "../../../indexer/staking/pool-rows";
import { RefusedRequest } from "../../refused-request";
import { route, type Route } from "../v3-route";
import { boundsOf, type TimeWindow } from "../request/v3-ranges";

/** The fields of a reward event that rewards are rendered from. */
const Reward = v.object({
  utime: v.number(),
  amount: v.string(),
  balance_before: v.string(),
  tx_hash: v.string(),
  tx_lt: v.string(),
  cycle_start: v.optional(v.number()),
  query_id: v.optional(v.string()),
});

const rewardsIn = (events: readonly eventRows.PoolEventRow[]) =>
  events.map((event) => v.parse(Reward, event.rendered));

function totalOf(rewards: readonly v.InferOutput<typeof Reward>[]): string {
  return String(rewards.reduce((sum, { amount }) => sum + BigInt(amount), 0n));
}

const time = ({ start_utime: from, end_utime: to }: TimeWindow) => ({ from, to });
const addressesOfEvents = (events: readonly eventRows.PoolEventRow[]) =>
  events.flatMap(({ pool, holder }) => [pool, holder]);

export const STAKING: readonly Route[] = [
  route(nominatorPool, ({ node, values, addressBookFor }) => {
    const pool = poolAt(node.index.tables, values.pool);
    if (pool === null) throw new RefusedRequest(404, "Pool not found");
    return {
      ...pool.rendered,
      active_nominators: pool.nominators.map(({ nominator, balance, pending }) => ({
        address: nominator,
        balance,
        pending_balance: pending,
      })),
      ...addressBookFor([values.pool, pool.validator, ...pool.nominators.map(({ nominator }) => nominator)]),
    };
  }),
  route(nominatorPools, ({ node, values, addressBookFor }) => {
    const positions = stakesOf(node.index.tables, values.nominator);
    return {
      nominator_pools: positions.map(({ pool, balance, pending }) => ({
        pool_address: pool,
        balance,
        pending_balance: pending,
      })),
      ...addressBookFor([values.nominator, ...positions.map(({ pool }) => pool)]),
    };
  }),
  route(nominatorEvents, ({ node, values, page, addressBookFor }) => {
    const filter = { pool: values.pool, holder: values.nominator, time: time(values) };
    const events = eventRows.nominatorEvents(node.index.tables, filter, page.limit);
    return {
      ...boundsOf(values),
      events: events.map((event) => event.rendered),
      ...addressBookFor(addressesOfEvents(events)),
    };
  }),
  route(nominatorRewards, ({ node, values, page, addressBookFor }) => {
    const { pool, nominator } = values;
    const filter = { pool, holder: nominator, type: "reward", time: time(values) };
    const rewards = rewardsIn(eventRows.nominatorEvents(node.index.tables, filter, page.limit));
    return {
      ...boundsOf(values),
      total_on_page: totalOf(rewards),
      rewards: rewards.map(({ utime, amount, balance_before, tx_hash, tx_lt }) => ({
        utime,
        reward: amount,
        stake_before: balance_before,
        tx_hash,
        tx_lt,
      })),
      ...addressBookFor([pool, nominator]),
    };
  }),
  route(poolValidatorEvents, ({ node, values, page, addressBookFor }) => {
    const { pool, validator, type } = values;
    const filter = { pool, holder: validator, type, time: time(values) };
    const events = eventRows.poolValidatorEvents(node.index.tables, filter, page.limit);
    return {
      ...boundsOf(values),
      events: events.map((event) => event.rendered),
      ...addressBookFor(addressesOfEvents(events)),
    };
  }),
  route(poolValidatorRewards, ({ node, values, page, addressBookFor }) => {
    const { pool, validator } = values;
    const filter = { pool, holder: validator, type: "reward", time: time(values) };
    const rewards = rewardsIn(eventRows.poolValidatorEvents(node.index.tables, filter, page.limit));
    return {
      ...boundsOf(values),
      total_on_page: totalOf(rewards),
      rewards: rewards.map(({ utime, amount, balance_before, tx_hash, tx_lt, ...more }) => ({
        utime,
        reward: amount,
        balance_before,
        tx_hash,
        tx_lt,
        ...more,
      })),
      ...addressBookFor([pool, validator]),
    };
  }),
];
