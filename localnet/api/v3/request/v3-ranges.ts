import type { Range } from "../../../store/store";

/** Larger than any lt, and small enough that SQLite can still add to it. */
const MAX_LT = 2n ** 62n;

export interface TimeWindow {
  readonly start_utime?: number | undefined;
  readonly end_utime?: number | undefined;
}

export interface LtWindow {
  readonly start_lt?: bigint | undefined;
  readonly end_lt?: bigint | undefined;
}

export function cappedLt(lt: bigint | undefined): bigint | undefined {
  return lt !== undefined && lt > MAX_LT ? MAX_LT : lt;
}

/** Some lists repeat the requested bounds in the answer. */
export function boundsOf({ start_utime, end_utime }: TimeWindow): TimeWindow {
  return {
    ...(start_utime === undefined ? {} : { start_utime }),
    ...(end_utime === undefined ? {} : { end_utime }),
  };
}

export function timeRange({ start_utime: from, end_utime: to }: TimeWindow): Range<number> | undefined {
  return from === undefined && to === undefined ? undefined : { from, to };
}

export function ltRange({ start_lt: from, end_lt: to }: LtWindow): Range<bigint> | undefined {
  return from === undefined && to === undefined ? undefined : { from: cappedLt(from), to: cappedLt(to) };
}

export function isWithin<T extends number | bigint>(value: T, range: Range<T> | undefined): boolean {
  const { from, to } = range ?? {};
  return (from === undefined || value >= from) && (to === undefined || value <= to);
}
