import type { ApiError } from "../../toncenter/error";
import { statusOf, type ListState } from "./list-state";
import { joinPage, mergeLate, type IdOf } from "./merge";
import type { Page } from "./page";
import { MAX_PAGE_ROWS, type PageRequest } from "./page-request";
import { PAGE_ROWS, type ListPosition } from "./position";

/** A question for a page, and which opening of the list it belongs to. */
export interface Ask extends PageRequest {
  readonly generation: number;
}

/** Known rows that a page should begin with: one when all is well, more after each page without a place. */
const OVERLAPS = [1, PAGE_ROWS, 4 * PAGE_ROWS, 16 * PAGE_ROWS, 64 * PAGE_ROWS] as const;

/** After so many pages that bring nothing, a service is not believed to have an end. */
const MAX_BARREN = 20;

/** The list as its first page shows it; `position` when it has to get back to where somebody was. */
export function openList<R>(first: Page<R>, idOf: IdOf<R>, position: ListPosition | null): ListState<R> {
  const rows = first.problem === null ? first.rows.length : PAGE_ROWS;
  return received(
    unopened(position?.rows ?? rows, position?.pin ?? null, 0),
    null,
    first,
    idOf,
    first.asOfMs,
  );
}

/** A list of which nothing is known. */
export function unopened<R>(wanted: number, pin: string | null, generation: number): ListState<R> {
  return {
    rows: [],
    late: [],
    pin,
    position: 0,
    wanted,
    end: false,
    failure: null,
    stepsBack: 0,
    barren: 0,
    generation,
  };
}

/** The next page: what is missing, and above it the rows that prove that nothing else is. */
export function nextAsk({ rows, position, wanted, pin, stepsBack, generation }: ListState<unknown>): Ask {
  const missing = Math.max(PAGE_ROWS, wanted - rows.length);
  const request = { pin, poll: false, generation };
  if (rows.length === 0) return { offset: 0, limit: Math.min(MAX_PAGE_ROWS, missing), ...request };
  const overlap = OVERLAPS[stepsBack] ?? position;
  const offset = Math.max(0, position - overlap);
  // No step further back is left: either what is known shows up among very many rows, or not at all.
  const isLastStep = offset === 0 && stepsBack > 0;
  return {
    offset,
    limit: isLastStep ? MAX_PAGE_ROWS : Math.min(MAX_PAGE_ROWS, missing + overlap),
    ...request,
  };
}

/** A page came in. `ask` is null for the page that the server rendered. */
export function received<R>(
  list: ListState<R>,
  ask: Ask | null,
  page: Page<R>,
  idOf: IdOf<R>,
  nowMs: number,
): ListState<R> {
  if (ask !== null && ask.generation !== list.generation) return list;
  if (page.problem !== null) return failed(list, page.problem, nowMs);
  const offset = ask?.offset ?? 0;
  const joined = joinPage(list.rows, { ...page, offset, again: list.stepsBack > 0 }, idOf);
  if (joined.kind === "gap") return lookedInVain(list, offset, page.rows.length, nowMs);

  const rows = [...list.rows, ...joined.added];
  const added = new Set(joined.added.map((row) => idOf(row)));
  const late = mergeLate(list.late, joined.late, idOf).filter(({ row }) => !added.has(idOf(row)));
  // Our server knows whether the list can be pinned; a URL may say anything.
  const pin = list.rows.length === 0 ? page.pin : list.pin;
  const shown = { ...list, rows, late, pin, failure: null };
  if (joined.isCutOff || (added.size === 0 && !page.end)) {
    const barren = list.barren + 1;
    if (barren > MAX_BARREN) return failed(list, LOST, nowMs);
    if (joined.isCutOff) {
      return { ...shown, barren, stepsBack: 1, position: offset + joined.at + 1 };
    }
    // All of the page was pushed here from above: the rows that follow were pushed as far.
    const isPushed = list.stepsBack === 0 && joined.shift > 0;
    const position = isPushed ? rows.length + joined.shift : offset + page.rows.length;
    return { ...shown, barren, stepsBack: 0, position };
  }
  // Offsets of a list with another pin say nothing about this one, where all that is shown counts.
  const isRepinned = ask !== null && ask.pin !== list.pin;
  const position = isRepinned ? rows.length : offset + page.rows.length;
  return { ...shown, barren: 0, stepsBack: 0, position, end: page.end };
}

/**
 * Nothing in the page is known to be in its place: the list has moved, so the next look is further up.
 * That goes for an empty page too. Behind the end there is nothing, but then the last row has to be there.
 */
function lookedInVain<R>(list: ListState<R>, offset: number, rows: number, nowMs: number): ListState<R> {
  if (offset > 0) return { ...list, stepsBack: list.stepsBack + 1, barren: list.barren + 1 };
  // Not even the start of the list has any rows left: there is nothing more to come.
  return rows === 0 ? { ...list, end: true, stepsBack: 0 } : failed(list, LOST, nowMs);
}

/** Rows stay: a page that failed is neither an empty list nor the end of one. */
export function failed<R>(list: ListState<R>, problem: ApiError, nowMs: number): ListState<R> {
  return { ...list, failure: { problem, atMs: nowMs } };
}

/** Tries again what failed. */
export function resumed<R>(list: ListState<R>): ListState<R> {
  if (list.failure === null) return list;
  const stepsBack = list.failure.problem === LOST ? 0 : list.stepsBack;
  return { ...list, failure: null, stepsBack, barren: 0 };
}

/** Somebody wants to see more. Only a list that rests can do so; any other is at it, or waits, or is over. */
export function moreWanted<R>(list: ListState<R>, more = 1): ListState<R> {
  return statusOf(list) === "idle" ? { ...list, wanted: list.rows.length + more, barren: 0 } : list;
}

/** For lists that have changed beyond recognition. */
const LOST: ApiError = {
  kind: "malformed",
  endpoint: "this list",
  path: "",
  expected: "rows that follow those shown",
  received: "others: the list has changed too much since it was opened",
};
