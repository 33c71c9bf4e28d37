import { LIST_CHANGED, withFailure, type ListRequest } from "./list-start";
import type { ListState } from "./list-state";
import { joinPage, mergeLate } from "./merge-page";
import type { Page } from "./list-page";
import type { IdOf } from "./unique-rows";

/** After this many pages without new rows, the list has failed: the service may never report an end. */
const MAX_EMPTY_PAGES = 20;

/** A page has arrived. `request` is null for a page that opens the list. */
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
