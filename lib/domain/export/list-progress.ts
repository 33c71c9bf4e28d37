import { withoutFailure, nextRequest, emptyList, type ListRequest } from "../list/list-start";
import { withPage } from "../list/list-controller";
import type { ListState } from "../list/list-state";
import type { IdOf } from "../list/unique-rows";
import type { Page } from "../list/list-page";

/** Rows per page: few calls, and answers below all limits of size and time. */
const PAGE_ROWS = 500;

/** How many of the last rows are kept, to locate the next page and to drop duplicates. */
const MAX_KEPT = 4_000;

/** The progress of reading a list from its first row to its last. */
export interface ListProgress<R> {
  readonly list: ListState<R>;
  /** How many rows have been read. */
  readonly rowsRead: number;
}

/** Starts at the first row of the list with this pin. */
export function startOfList<R>(pin: string | null): ListProgress<R> {
  return { list: emptyList(0, pin, 0), rowsRead: 0 };
}

export function isOver({ list }: ListProgress<unknown>): boolean {
  return list.end;
}

/** The next page, not much larger than what is still needed. Exports use the lowest lane. */
export function nextPageRequest({ list }: ListProgress<unknown>, remaining: number): ListRequest {
  const request = nextRequest({ ...list, targetRows: list.rows.length + Math.min(PAGE_ROWS, remaining) });
  return { ...request, poll: true, ahead: false };
}

/** Takes in a page and returns its new rows in order, which may be none. */
export function withNextPage<R>(
  { list, rowsRead }: ListProgress<R>,
  request: ListRequest,
  page: Page<R>,
  idOf: IdOf<R>,
): { readonly progress: ListProgress<R>; readonly rows: readonly R[] } {
  const next = withPage(withoutFailure(list), request, page, idOf, 0);
  const rows = next.rows.slice(list.rows.length);
  const kept = { ...next, rows: next.rows.slice(-MAX_KEPT), late: [] };
  return { progress: { list: kept, rowsRead: rowsRead + rows.length }, rows };
}
