import "server-only";
import type { Lane } from "../gateway/lanes";
import type { Page } from "../query/list/page";
import { renderedRows, type ListPosition } from "../query/list/position";
import type { TransactionRow } from "../query/transaction-row";
import { transactionRowId } from "../query/transaction-rows";
import type { Address } from "../ton/address";
import { parseAddress } from "../ton/read-address";
import { FormatError } from "../ton/format-error";
import { parseLt } from "../ton/lt";
import { badInput, fail, ok, type ApiError, type BadInput, type Result } from "../toncenter/error";
import { transactions } from "../toncenter/v3/transaction-lists";
import { loadPage } from "./list/load-page";
import { transactionRow } from "./transaction-row";

interface TransactionsRequest {
  readonly offset: number;
  readonly limit: number;
  readonly pin: string | null;
}

export interface TransactionsOf {
  readonly account?: readonly Address[];
  /** Only those up to this logical time. */
  readonly end_lt?: bigint;
}

/** Transactions, the newest first. One call upstream. */
export function loadTransactions(
  network: string,
  filter: TransactionsOf,
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

/** The chain counts logical times in 64 bits, the index keeps them in 63. */
const LATEST_LT = 2n ** 63n - 1n;

/** Reads `?account=…&lt=…`; what is neither is said, so that no list is taken for another. */
export function readTransactionsOf(query: URLSearchParams): Result<TransactionsOf, BadInput> {
  const account = query.get("account");
  const lt = query.get("lt");
  try {
    return ok({
      ...(account === null ? {} : { account: [parseAddress(account)] }),
      ...(lt === null ? {} : { end_lt: upTo(parseLt(lt)) }),
    });
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return fail(badInput(`${error.message}.`, error.format));
  }
}

function upTo(lt: bigint): bigint {
  return lt < LATEST_LT ? lt : LATEST_LT;
}

/** The list as a page opens it: from a logical time on backwards, if its URL says so. One call upstream. */
export async function openTransactions(network: string, lt: string | null, position: ListPosition) {
  const filter = readTransactionsOf(new URLSearchParams(lt === null ? {} : { lt }));
  if (!filter.ok) return { upToLt: lt, page: noTransactions(filter.error) };
  const upToLt = filter.value.end_lt?.toString() ?? null;
  return { upToLt, page: await loadTransactions(network, filter.value, firstRows(position), "person") };
}

/** What the server renders of a list whose URL says how far somebody has come. */
export function firstRows(position: ListPosition): TransactionsRequest {
  const limit = renderedRows(position, transactions.paging?.max ?? position.rows);
  return { offset: 0, limit, pin: position.pin };
}

/** The page of a list that cannot be asked for. */
export function noTransactions(problem: ApiError): Page<TransactionRow> {
  return { rows: [], end: false, pin: null, problem, asOfMs: Date.now() };
}
