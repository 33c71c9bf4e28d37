import type { Database } from "./database";
import { big } from "./row";
import { Between, ListSource, type Source } from "./source";
import type { ListName } from "./lists";
import type { Range } from "./store";

/** What the database can hold; a bound beyond it is as good as this one. */
const MOST = 2n ** 63n - 2n;

export interface Bounds {
  readonly time?: Range<number> | undefined;
  readonly lt?: Range<bigint> | undefined;
}

/**
 * Bounds of time as bounds of logical time: everything of a later second has a later logical time, so
 * the blocks of a second say where it begins.
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

/** A list between bounds. */
export function listBetween(database: Database, name: ListName, { from, to }: Range<bigint>): Source {
  const source = new ListSource(database, name);
  return from === undefined && to === undefined ? source : new Between(source, from, to);
}
