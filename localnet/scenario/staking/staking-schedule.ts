import { currentSet, electionTiming, setsIn } from "../../contracts/validator-set";
import type { Election } from "../../contracts/elector-data";
import { readPool, type PoolState } from "../../contracts/pool-data";
import { HOUR, MINUTE, type DataOf } from "../scenario-event";
import type { Town } from "../town";
import { configIn, electorIn } from "./staking-operations";
import { POOL_NAMES } from "./staking-participants";
import { poolContract } from "./staking-pools";

/** Pools hold their stakes a little longer than the elector does. */
const HOLD_MARGIN = 2 * MINUTE;
/** Changes of the validator set after which a cycle is over for a pool. */
const CHANGES_OF_A_CYCLE = 2;

/** When a pool can get its stake back; null while its cycle lasts, or without a stake. */
export function releaseTime({ state, observed }: PoolState): number | null {
  if (state === 0 || observed.changes < CHANGES_OF_A_CYCLE) return null;
  return observed.at + observed.heldFor + HOLD_MARGIN + 1;
}

/**
 * The next time after `at` when elections, validator sets or stakes change, in seconds since 1970; null if
 * there is none. The elector acts in ticks of the masterchain: these run at the times that follow from the
 * current set, and every hour.
 */
export function nextStakingTime(town: Town, dataOf: DataOf, at: number): number | null {
  const [elector, config] = [electorIn(dataOf), configIn(dataOf)];
  const current = config === null ? null : currentSet(config);
  const timing = config === null ? null : electionTiming(config);
  if (elector === null || config === null || current === null || timing === null) return null;
  const next = setsIn(config).find(({ since }) => since > current.since);
  const regular = new Set([
    current.until - timing.opensBefore,
    current.until - timing.closesBefore,
    current.until,
    ...(next === undefined ? [] : [next.since]),
  ]);
  const times = [
    ...(next === undefined ? [] : [next.since]),
    ...(elector.election === null ? [] : timesOf(elector.election, at)),
    ...(elector.election === null && next === undefined ? [current.until - timing.opensBefore] : []),
    ...[...elector.past.values()].flatMap(({ setHash, unfreezesAt }) =>
      setHash === current.hash ? [] : [unfreezesAt],
    ),
    ...POOL_NAMES.flatMap((name) => {
      const data = dataOf(poolContract(town, name).address);
      return (data === null ? null : releaseTime(readPool(data))) ?? [];
    }),
  ];
  if (times.length === 0) return null;
  return Math.min(
    ...times.map((time) => {
      if (time > at && regular.has(time)) return time;
      return Math.ceil(Math.max(time, at + 1) / HOUR) * HOUR;
    }),
  );
}

/** A failed election ends when its cycle should have begun. */
function timesOf({ id, closesAt, finished }: Election, at: number): readonly number[] {
  if (finished) return [];
  return [at < closesAt ? closesAt : id];
}
