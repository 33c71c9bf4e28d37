import type { BadInput } from "../../toncenter/error";
import type { Page } from "./page";
import type { ListPosition } from "./position";

/** A list with the rows that the server renders. */
export interface ListedRows<R, Q> {
  readonly query: Q;
  readonly page: Page<R>;
  readonly position: ListPosition;
  readonly problem: null;
}

/** The URL asks for something that cannot be read. */
export interface UnreadableQuery {
  readonly query: null;
  readonly problem: BadInput;
}

/** A list, as its page opens it. */
export type OpenedList<R, Q> = ListedRows<R, Q> | UnreadableQuery;
