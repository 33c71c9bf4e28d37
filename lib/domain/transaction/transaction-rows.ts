import type { LoadSchema } from "../list/load-schema";
import type { TransactionRow } from "./transaction-row";

export const loadTransactionRow: LoadSchema<TransactionRow> = () =>
  import("./transaction-row").then((module) => module.TransactionRow);

export function transactionRowId({ hash }: TransactionRow): string {
  return hash;
}

/** Where our own server has the transactions of an account, of all accounts, or of what the query says. */
export function transactionRowsPath(network: string, query = new URLSearchParams()): string {
  return `/api/${network}/rows/transactions${query.size === 0 ? "" : `?${query.toString()}`}`;
}
