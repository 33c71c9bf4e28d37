import type { ApiError, BadInput } from "../../toncenter/error";
import type { Page } from "./list-page";
import type { ListPosition } from "./list-position";

/** A list with the rows that the server rendered. */
export interface ListedRows<R, Q> {
  readonly query: Q;
  readonly page: Page<R>;
  readonly position: ListPosition;
  readonly problem: null;
}

/** The query of the URL cannot be read. */
export interface UnreadableQuery {
  readonly query: null;
  readonly problem: BadInput;
}

/** A list, as its page first shows it. */
export type OpenedList<R, Q> = ListedRows<R, Q> | UnreadableQuery;

/** Why a list has nothing to show: the problem of a page that is one list. */
export function listProblem(opened: OpenedList<unknown, unknown>): ApiError | null {
  return opened.problem ?? opened.page.problem;
}
