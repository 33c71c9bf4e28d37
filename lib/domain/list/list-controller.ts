import type { ApiError } from "../../toncenter/error";
import { statusOf, type ListState } from "./list-state";
import { joinPage, mergeLate, type IdOf } from "./merge-page";
import type { Page } from "./list-page";
import { MAX_PAGE_ROWS, type PageRequest } from "./page-request";
import { PAGE_ROWS, type ListPosition } from "./list-position";

/** A page to load, and the generation of the list that it is for. */
export interface ListRequest extends PageRequest {
  readonly generation: number;
}

/**
 * How many rows of the previous page the next one repeats: one normally, more after each page that cannot be
 * located.
 */
const OVERLAPS = [1, PAGE_ROWS, 4 * PAGE_ROWS, 16 * PAGE_ROWS, 64 * PAGE_ROWS] as const;

/** After so many pages without new rows, the list has failed: the service may never report an end. */
const MAX_EMPTY_PAGES = 20;

/** The list with its first page. With a `position`, pages are loaded until it is reached. */
export function listFromPage<R>(first: Page<R>, idOf: IdOf<R>, position: ListPosition | null): ListState<R> {
  const rows = first.problem === null ? first.rows.length : PAGE_ROWS;
  return withPage(
    emptyList(position?.rows ?? rows, position?.pin ?? null, 0),
    null,
    first,
    idOf,
    first.asOfMs,
  );
}

/** A list without rows. */
export function emptyList<R>(targetRows: number, pin: string | null, generation: number): ListState<R> {
  return {
    rows: [],
    late: [],
    pin,
    position: 0,
    targetRows,
    end: false,
    isAhead: false,
    failure: null,
    failures: 0,
    stepsBack: 0,
    emptyPages: 0,
    generation,
  };
}

/** The next page: the missing rows, and an overlap that proves that there is no gap. */
export function nextRequest({
  rows,
  position,
  targetRows,
  pin,
  stepsBack,
  isAhead,
  generation,
}: ListState<unknown>): ListRequest {
  const missing = Math.max(PAGE_ROWS, targetRows - rows.length);
  const request = { pin, poll: false, ahead: isAhead, generation };
  if (rows.length === 0) return { offset: 0, limit: Math.min(MAX_PAGE_ROWS, missing), ...request };
  const overlap = OVERLAPS[stepsBack] ?? position;
  const offset = Math.max(0, position - overlap);
  // The last attempt: the known rows are found within one large page, or not at all.
  const isLastStep = offset === 0 && stepsBack > 0;
  return {
    offset,
    limit: isLastStep ? MAX_PAGE_ROWS : Math.min(MAX_PAGE_ROWS, missing + overlap),
    ...request,
  };
}

/** A page has arrived. `ask` is null for the page that the server rendered. */
export function withPage<R>(
  list: ListState<R>,
  request: ListRequest | null,
  page: Page<R>,
  idOf: IdOf<R>,
  nowMs: number,
): ListState<R> {
  if (request !== null && request.generation !== list.generation) return list;
  if (page.problem !== null) return withFailure(list, page.problem, nowMs);
  const offset = request?.offset ?? 0;
  const joined = joinPage(list.rows, { ...page, offset, isRetry: list.stepsBack > 0 }, idOf);
  if (joined.kind === "gap") return withoutPlace(list, offset, page.rows.length, nowMs);

  const rows = [...list.rows, ...joined.added];
  const added = new Set(joined.added.map((row) => idOf(row)));
  const late = mergeLate(list.late, joined.late, idOf).filter(({ row }) => !added.has(idOf(row)));
  // Only our server knows whether the list can be pinned; the URL is not trusted.
  const pin = list.rows.length === 0 ? page.pin : list.pin;
  const shown = { ...list, rows, late, pin, failure: null, failures: 0 };
  if (joined.isCutOff || (added.size === 0 && !page.end)) {
    const emptyPages = list.emptyPages + 1;
    if (emptyPages > MAX_EMPTY_PAGES) return withFailure(list, LIST_CHANGED, nowMs);
    if (joined.isCutOff) {
      return { ...shown, emptyPages, stepsBack: 1, position: offset + joined.at + 1 };
    }
    // All rows of the page were pushed down by new ones, and so were the rows that follow.
    const isPushed = list.stepsBack === 0 && joined.shift > 0;
    const position = isPushed ? rows.length + joined.shift : offset + page.rows.length;
    return { ...shown, emptyPages, stepsBack: 0, position };
  }
  // After a change of pin, offsets count the shown rows only.
  const isRepinned = request !== null && request.pin !== list.pin;
  const position = isRepinned ? rows.length : offset + page.rows.length;
  return { ...shown, emptyPages: 0, stepsBack: 0, position, end: page.end };
}

/**
 * No row of the page is in its place, so the list has shifted and the next request starts earlier. That includes
 * an empty page: at the true end of the list, the last shown row would still be in it.
 */
function withoutPlace<R>(list: ListState<R>, offset: number, rows: number, nowMs: number): ListState<R> {
  if (offset > 0) return { ...list, stepsBack: list.stepsBack + 1, emptyPages: list.emptyPages + 1 };
  // The list is empty even at its start, so there is nothing more to load.
  return rows === 0 ? { ...list, end: true, stepsBack: 0 } : withFailure(list, LIST_CHANGED, nowMs);
}

/** Rows stay: a failed page is neither an empty list nor its end. */
export function withFailure<R>(list: ListState<R>, problem: ApiError, nowMs: number): ListState<R> {
  return { ...list, failure: { problem, atMs: nowMs }, failures: list.failures + 1 };
}

/** Retries what failed. */
export function withoutFailure<R>(list: ListState<R>): ListState<R> {
  if (list.failure === null) return list;
  const stepsBack = list.failure.problem === LIST_CHANGED ? 0 : list.stepsBack;
  // What failed ahead of the reader may have been reached since.
  return { ...list, failure: null, isAhead: false, stepsBack, emptyPages: 0 };
}

/** Requests more rows. Only an idle list reacts; any other is loading, waiting or at its end. */
export function withMore<R>(list: ListState<R>, more = 1, isAhead = false): ListState<R> {
  return statusOf(list) === "idle"
    ? { ...list, targetRows: list.rows.length + more, isAhead, emptyPages: 0 }
    : list;
}

/** Lists that have changed too much to be continued. */
const LIST_CHANGED: ApiError = {
  kind: "malformed",
  endpoint: "this list",
  path: "",
  expected: "rows that follow those shown",
  received: "others: the list has changed too much since it was opened",
};
