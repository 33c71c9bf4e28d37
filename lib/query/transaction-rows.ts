import type { LoadSchema } from "./ask";
import type { TransactionRow } from "./transaction-row";

export const loadTransactionRow: LoadSchema<TransactionRow> = () =>
  import("./transaction-row").then((module) => module.TransactionRow);

export function transactionRowId({ hash }: TransactionRow): string {
  return hash;
}

/** What a list of transactions is narrowed to. */
export interface TransactionFilter {
  readonly account?: string;
  /** Only those up to this logical time. */
  readonly upToLt?: string;
}

/** Where our own server has the rows of such a list. */
export function transactionRowsPath(network: string, { account, upToLt }: TransactionFilter): string {
  const query = new URLSearchParams();
  if (account !== undefined) query.set("account", account);
  if (upToLt !== undefined) query.set("lt", upToLt);
  return `/api/${network}/rows/transactions${query.size === 0 ? "" : `?${query.toString()}`}`;
}
