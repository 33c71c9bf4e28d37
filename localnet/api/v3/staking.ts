import * as v from "valibot";
import {
  nominatorEvents,
  nominatorPool,
  nominatorPools,
  nominatorRewards,
  poolValidatorEvents,
  poolValidatorRewards,
} from "@/lib/toncenter/v3/staking";
import * as told from "../../indexer/staking/pool-event-rows";
import { poolAt, positionsOf } from "../../indexer/staking/pool";
import { Refused } from "../v2/refusal";
import { operation, type Operation } from "./operation";
import { boundsOf, type TimeWindow } from "./ranges";

/** What a reward says, of what its event says. */
const Reward = v.object({
  utime: v.number(),
  amount: v.string(),
  balance_before: v.string(),
  tx_hash: v.string(),
  tx_lt: v.string(),
  cycle_start: v.optional(v.number()),
  query_id: v.optional(v.string()),
});

const rewardsIn = (events: readonly told.PoolEvent[]) => events.map((event) => v.parse(Reward, event.told));

function totalOf(rewards: readonly v.InferOutput<typeof Reward>[]): string {
  return String(rewards.reduce((sum, { amount }) => sum + BigInt(amount), 0n));
}

const time = ({ start_utime: from, end_utime: to }: TimeWindow) => ({ from, to });
const namesIn = (events: readonly told.PoolEvent[]) => events.flatMap(({ pool, holder }) => [pool, holder]);

export const STAKING: readonly Operation[] = [
  operation(nominatorPool, ({ node, values, named }) => {
    const pool = poolAt(node.index.tables, values.pool);
    if (pool === null) throw new Refused(404, "Pool not found");
    return {
      ...pool.told,
      active_nominators: pool.nominators.map(({ nominator, balance, pending }) => ({
        address: nominator,
        balance,
        pending_balance: pending,
      })),
      ...named([values.pool, pool.validator, ...pool.nominators.map(({ nominator }) => nominator)]),
    };
  }),
  operation(nominatorPools, ({ node, values, named }) => {
    const positions = positionsOf(node.index.tables, values.nominator);
    return {
      nominator_pools: positions.map(({ pool, balance, pending }) => ({
        pool_address: pool,
        balance,
        pending_balance: pending,
      })),
      ...named([values.nominator, ...positions.map(({ pool }) => pool)]),
    };
  }),
  operation(nominatorEvents, ({ node, values, page, named }) => {
    const filter = { pool: values.pool, holder: values.nominator, time: time(values) };
    const events = told.nominatorEvents(node.index.tables, filter, page.limit);
    return { ...boundsOf(values), events: events.map((event) => event.told), ...named(namesIn(events)) };
  }),
  operation(nominatorRewards, ({ node, values, page, named }) => {
    const { pool, nominator } = values;
    const filter = { pool, holder: nominator, type: "reward", time: time(values) };
    const rewards = rewardsIn(told.nominatorEvents(node.index.tables, filter, page.limit));
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
      ...named([pool, nominator]),
    };
  }),
  operation(poolValidatorEvents, ({ node, values, page, named }) => {
    const { pool, validator, type } = values;
    const filter = { pool, holder: validator, type, time: time(values) };
    const events = told.poolValidatorEvents(node.index.tables, filter, page.limit);
    return { ...boundsOf(values), events: events.map((event) => event.told), ...named(namesIn(events)) };
  }),
  operation(poolValidatorRewards, ({ node, values, page, named }) => {
    const { pool, validator } = values;
    const filter = { pool, holder: validator, type: "reward", time: time(values) };
    const rewards = rewardsIn(told.poolValidatorEvents(node.index.tables, filter, page.limit));
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
      ...named([pool, validator]),
    };
  }),
];
