import "server-only";
import { walletsIn } from "../../domain/transaction/list-wallets";
import { transactionRow } from "../../domain/transaction/make-transaction-row";
import { readTransactionFilter } from "../../domain/transaction/read-transaction-filter";
import type { TransactionFilter } from "../../domain/transaction/transaction-filter";
import { transactionParams } from "../../domain/transaction/transaction-params";
import { TRANSACTIONS, transactionRowId } from "../../domain/transaction/transaction-row-kinds";
import type { TransactionRow } from "../../domain/transaction/transaction-row";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";
import { loadPage } from "../list/load-page";
import type { RowSource } from "../list/row-source";

/** Transactions, the newest first unless the filter says otherwise. One call. */
export const TRANSACTION_SOURCE: RowSource<TransactionRow, TransactionFilter> = {
  kind: TRANSACTIONS,
  readQuery: readTransactionFilter,
  endpoint: transactions,
  load: (network, filter, request, lane) =>
    loadPage(network.id, transactions, transactionParams(filter), {
      ...request,
      trim: (transaction, answer) => transactionRow(transaction, answer.address_book, walletsIn(answer)),
      idOf: transactionRowId,
      lane,
    }),
};
