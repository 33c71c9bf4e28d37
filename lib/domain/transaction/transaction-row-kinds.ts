import type { BlockRowsQuery } from "../block/block-rows-query";
import { writeBlockPageQuery, writeBlockRowsQuery } from "../block/block-rows-query";
import type { RowKind } from "../list/row-kind";
import { isOpenEnded, writeTransactionFilter, type TransactionFilter } from "./transaction-filter";
import type { TransactionRow } from "./transaction-row";
import { counted, numberText } from "../../text/counted";

export function transactionRowId({ hash }: TransactionRow): string {
  return hash;
}

const COMMON = {
  noun: "transaction",
  loadSchema: () => import("./transaction-row").then((module) => module.TransactionRow),
  loadFileColumns: () => import("./transaction-file-columns").then((module) => module.transactionFileColumns),
  idOf: transactionRowId,
} as const;

/** Transactions of all accounts. */
export const TRANSACTIONS: RowKind<TransactionRow, TransactionFilter> = {
  ...COMMON,
  name: "transactions",
  pageQuery: writeTransactionFilter,
  rowsQuery: writeTransactionFilter,
  caption: ({ oldestFirst }) => `Transactions, ${oldestFirst ? "oldest" : "newest"} first`,
  subject: () => null,
  isOpenEnded,
  // The service accepts `exclude_account` and does not apply it.
  local: {
    isActive: ({ without }) => without.length > 0,
    keeps: ({ account }, { without }) => !without.includes(account.address),
    note: (kept, loaded) => `${numberText(kept)} of ${counted(loaded, "loaded transaction")} shown.`,
  },
};

/** Transactions of one account, on its page. */
export const ACCOUNT_TRANSACTIONS: RowKind<TransactionRow, TransactionFilter> = {
  ...TRANSACTIONS,
  pageQuery: (filter) => writeTransactionFilter({ ...filter, accounts: [] }),
  caption: ({ oldestFirst }) => `Transactions of this account, ${oldestFirst ? "oldest" : "newest"} first`,
  subject: ({ accounts }) => accounts[0] ?? null,
};

/** Transactions of one block, which is complete: no new ones arrive. */
export const BLOCK_TRANSACTIONS: RowKind<TransactionRow, BlockRowsQuery> = {
  ...COMMON,
  name: "block-transactions",
  pageQuery: writeBlockPageQuery,
  rowsQuery: writeBlockRowsQuery,
  caption: ({ id }) => `Transactions of block ${numberText(id.seqno)} by logical time`,
  subject: ({ id }) => `block-${id.seqno}`,
  isOpenEnded: () => false,
};
