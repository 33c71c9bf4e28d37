import type { Chain } from "./chain";
import type { RegistryList, TimelineList } from "../script";

/** The part of a list that is requested. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
  readonly ascending: boolean;
}

/** How many rows are searched for each row of a filtered list. */
const MAX_ROWS_SEARCHED_PER_ROW = 600;

/**
 * Numbers from the newest down. A list has its scripted length whatever its filter; inserted rows are
 * added to that, so that the oldest row does not change.
 */
function newestFirst(
  newest: number,
  newestOriginal: number,
  rows: number,
  fits: (number: number) => boolean,
): readonly number[] {
  const found: number[] = [];
  for (let number = newest; number > newestOriginal; number -= 1) if (fits(number)) found.push(number);
  const enough = found.length + rows;
  const oldest = Math.max(0, newestOriginal - rows * MAX_ROWS_SEARCHED_PER_ROW);
  for (let number = newestOriginal; number >= oldest && found.length < enough; number -= 1) {
    if (fits(number)) found.push(number);
  }
  return found;
}

/** Numbers of a list's transactions (or traces, for lists of traces), newest first. */
export function timeline(
  chain: Chain,
  list: TimelineList,
  fits: (number: number) => boolean = () => true,
): readonly number[] {
  const scale = list === "traces" || list === "actions" ? (number: number) => chain.traceOf(number) : Number;
  return newestFirst(scale(chain.newest), scale(chain.newestOriginal), chain.rowsOf(list), fits);
}

/** Numbers of a registry's rows: inserted ones first. */
export function registry(
  chain: Chain,
  list: RegistryList,
  fits: (number: number) => boolean = () => true,
): readonly number[] {
  const found = chain.state
    .inserted(list)
    .filter((number) => fits(number))
    .toReversed();
  const rows = chain.rowsOf(list);
  const enough = found.length + rows;
  for (let number = 0; number < rows * MAX_ROWS_SEARCHED_PER_ROW && found.length < enough; number += 1) {
    if (fits(number)) found.push(number);
  }
  return found;
}

/** Three blocks for each masterchain block: those of two shards, then its own. */
export function blockTimeline(chain: Chain, newestOriginalSeqno: number): readonly number[] {
  return newestFirst(3 * chain.head + 2, 3 * newestOriginalSeqno + 2, chain.rowsOf("blocks"), () => true);
}

export function sliceOf<T>(rows: readonly T[], { limit, offset, ascending }: Slice): readonly T[] {
  if (!ascending) return rows.slice(offset, offset + limit);
  const end = Math.max(0, rows.length - offset);
  return rows.slice(Math.max(0, end - limit), end).toReversed();
}
