import type { BadInput } from "../../toncenter/error";
import type { Page } from "../list/page";
import type { ListPosition } from "../list/position";
import type { TransactionFilter } from "./transaction-filter";
import type { TransactionRow } from "./transaction-row";

interface Listed {
  readonly filter: TransactionFilter;
  readonly page: Page<TransactionRow>;
  readonly position: ListPosition;
  readonly problem: null;
}

/** What the URL asks for cannot be read. */
interface Unreadable {
  readonly filter: null;
  readonly problem: BadInput;
}

/** The latest transactions, as their page opens them. */
export type TransactionsPage = Listed | Unreadable;
