import "server-only";
import type { Lane } from "../../gateway/budget/lanes";
import type { Page } from "../../domain/list/page";
import { readPosition, renderedRows, type ListPosition } from "../../domain/list/position";
import { ALL_TRANSACTIONS, type TransactionFilter } from "../../domain/transaction/transaction-filter";
import type { TransactionRow } from "../../domain/transaction/transaction-row";
import { transactionRowId } from "../../domain/transaction/transaction-rows";
import type { TransactionsPage } from "../../domain/transaction/transactions-page";
import { transactions } from "../../toncenter/v3/transaction-lists";
import { loadPage } from "../list/load-page";
import { transactionRow } from "../../domain/transaction/make-transaction-row";
import { readTransactionFilter } from "../../domain/transaction/read-transaction-filter";

interface TransactionsRequest {
  readonly offset: number;
  readonly limit: number;
  readonly pin: string | null;
}

/** Transactions, the newest first unless the filter says otherwise. One call upstream. */
export function loadTransactions(
  network: string,
  filter: Partial<TransactionFilter>,
  request: TransactionsRequest,
  lane: Lane,
): Promise<Page<TransactionRow>> {
  return loadPage(network, transactions, askedFor({ ...ALL_TRANSACTIONS, ...filter }), {
    ...request,
    trim: (transaction, { address_book }) => transactionRow(transaction, address_book),
    idOf: transactionRowId,
    lane,
  });
}

/** As the service is asked. */
function askedFor(filter: TransactionFilter) {
  const { accounts, without, workchain, shard, seqno, mcSeqno, hash, fromLt, untilLt, from, until } = filter;
  return {
    ...(accounts.length === 0 ? {} : { account: accounts }),
    ...(without.length === 0 ? {} : { exclude_account: without }),
    ...(workchain === null ? {} : { workchain }),
    ...(shard === null ? {} : { shard }),
    ...(seqno === null ? {} : { seqno }),
    ...(mcSeqno === null ? {} : { mc_seqno: mcSeqno }),
    ...(hash === null ? {} : { hash: [hash] }),
    ...(fromLt === null ? {} : { start_lt: fromLt }),
    ...(untilLt === null ? {} : { end_lt: untilLt }),
    ...(from === null ? {} : { start_utime: from }),
    ...(until === null ? {} : { end_utime: until }),
    ...(filter.oldestFirst ? ({ sort: "asc" } as const) : {}),
  };
}

/** The list as its page opens it, whose URL says which transactions and how far somebody has come. One call upstream. */
export async function openTransactions(network: string, query: URLSearchParams): Promise<TransactionsPage> {
  const filter = readTransactionFilter(query);
  if (!filter.ok) return { filter: null, problem: filter.error };
  const position = readPosition(query);
  const page = await loadTransactions(network, filter.value, firstRows(position), "person");
  return { filter: filter.value, page, position, problem: null };
}

/** What the server renders of a list whose URL says how far somebody has come. */
export function firstRows(position: ListPosition): TransactionsRequest {
  const limit = renderedRows(position, transactions.paging?.max ?? position.rows);
  return { offset: 0, limit, pin: position.pin };
}
