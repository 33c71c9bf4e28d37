import type { Chain } from "./chain";
import type { RegistryList, TimelineList } from "../script";

/** What a request asks of a list. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
  readonly ascending: boolean;
}

/** How much further to look for rows of a filtered list than it is long. */
const MAX_ROWS_SEARCHED_PER_ROW = 600;

/**
 * Takes numbers from the newest down. A list has its scripted length whatever its filter; what was
 * inserted comes on top of that, so that the oldest row stays the same one while rows arrive.
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

/** Numbers of the transactions (or of the traces, for lists of traces) that a list has, newest first. */
export function timeline(
  chain: Chain,
  list: TimelineList,
  fits: (number: number) => boolean = () => true,
): readonly number[] {
  const scale = list === "traces" || list === "actions" ? (number: number) => chain.traceOf(number) : Number;
  return newestFirst(scale(chain.newest), scale(chain.newestOriginal), chain.rowsOf(list), fits);
}

/** Numbers of the rows of a list of things: what was inserted, then from the first on. */
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

/** Blocks are numbered three to a masterchain block: the two of the shards, then its own. */
export function blockTimeline(chain: Chain, newestOriginalSeqno: number): readonly number[] {
  return newestFirst(3 * chain.head + 2, 3 * newestOriginalSeqno + 2, chain.rowsOf("blocks"), () => true);
}

export function sliceOf<T>(rows: readonly T[], { limit, offset, ascending }: Slice): readonly T[] {
  if (!ascending) return rows.slice(offset, offset + limit);
  const end = Math.max(0, rows.length - offset);
  return rows.slice(Math.max(0, end - limit), end).toReversed();
}
