import type { ApiError } from "../../toncenter/error";
import { statusOf, type ListState } from "./list-state";
import { unique, type IdOf } from "./unique-rows";
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

/** The list with its first page. With a `position`, pages are loaded until it is reached. */
export function listFromPage<R>(first: Page<R>, idOf: IdOf<R>, position: ListPosition | null): ListState<R> {
  const { rows, end, pin, problem, asOfMs } = first;
  const target = position?.rows ?? (problem === null ? rows.length : PAGE_ROWS);
  const list = { ...emptyList<R>(target, position?.pin ?? null, 0), asOfMs };
  if (problem !== null) return withFailure(list, problem, asOfMs);
  // Only our server knows whether the list can be pinned; the URL is not trusted.
  const emptyPages = rows.length === 0 && !end ? 1 : 0;
  return { ...list, rows: unique(rows, idOf), pin, position: rows.length, end, emptyPages };
}

/** A list without rows. */
export function emptyList<R>(targetRows: number, pin: string | null, generation: number): ListState<R> {
  return {
    rows: [],
    late: [],
    pin,
    asOfMs: 0,
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
export const LIST_CHANGED: ApiError = {
  kind: "malformed",
  endpoint: "this list",
  path: "",
  expected: "rows that follow those shown",
  received: "others: the list has changed too much since it was opened",
};
