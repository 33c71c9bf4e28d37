import type { Database } from "../database";
import { big } from "../row-readers";
import { RangeSource, ListSource, type EntrySource } from "./entry-source";
import type { ListKey } from "../ranked-lists";
import type { Range } from "../store";

/** The largest bound that the database can hold; anything larger means the same. */
const MOST = 2n ** 63n - 2n;

export interface Bounds {
  readonly time?: Range<number> | undefined;
  readonly lt?: Range<bigint> | undefined;
}

/**
 * Turns time bounds into logical time bounds: a later second always has a later logical time, so the blocks
 * of a second give the logical time at which it begins.
 */
export function ltBounds(database: Database, { time, lt }: Bounds): Range<bigint> {
  const from = [lt?.from, time?.from === undefined ? undefined : beginOf(database, time.from)];
  const end = time?.to === undefined ? undefined : beginOf(database, time.to + 1) - 1n;
  return { from: largest(from), to: smallest([lt?.to, end]) };
}

function beginOf(database: Database, time: number): bigint {
  const row = database
    .statement("SELECT start_lt FROM block WHERE time >= ? ORDER BY time, start_lt LIMIT 1")
    .first(Math.trunc(time));
  return row === null ? MOST : big(row, 0);
}

function largest(values: readonly (bigint | undefined)[]): bigint | undefined {
  return clamped(values.reduce((a, b) => (a === undefined || (b !== undefined && b > a) ? b : a)));
}

function smallest(values: readonly (bigint | undefined)[]): bigint | undefined {
  return clamped(values.reduce((a, b) => (a === undefined || (b !== undefined && b < a) ? b : a)));
}

function clamped(value: bigint | undefined): bigint | undefined {
  if (value === undefined) return undefined;
  return value < -1n ? -1n : value > MOST ? MOST : value;
}

/** A ranked list between logical time bounds. */
export function listBetween(database: Database, name: ListKey, { from, to }: Range<bigint>): EntrySource {
  const source = new ListSource(database, name);
  return from === undefined && to === undefined ? source : new RangeSource(source, from, to);
}
