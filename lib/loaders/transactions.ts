import "server-only";
import type { Lane } from "../gateway/lanes";
import type { Page } from "../query/list/page";
import { transactionRowId, type TransactionRow } from "../query/transaction-row";
import type { Address } from "../ton/address";
import { transactions } from "../toncenter/v3/transaction-lists";
import { loadPage } from "./list/load-page";
import { transactionRow } from "./transaction-row";

interface TransactionsRequest {
  readonly offset: number;
  readonly limit: number;
  readonly pin: string | null;
}

export interface TransactionFilter {
  readonly account?: readonly Address[];
}

/** Transactions, the newest first. One call upstream. */
export function loadTransactions(
  network: string,
  filter: TransactionFilter,
  request: TransactionsRequest,
  lane: Lane,
): Promise<Page<TransactionRow>> {
  return loadPage(network, transactions, filter, {
    ...request,
    trim: (transaction, { address_book }) => transactionRow(transaction, address_book),
    idOf: transactionRowId,
    lane,
  });
}
