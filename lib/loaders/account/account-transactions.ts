import "server-only";
import type { OpenedList } from "../../domain/list/opened-list";
import type { NodeTransactions } from "../../domain/transaction/node-transactions";
import { readTransactionFilter } from "../../domain/transaction/read-transaction-filter";
import { ALL_TRANSACTIONS, type TransactionFilter } from "../../domain/transaction/transaction-filter";
import { ACCOUNT_TRANSACTIONS } from "../../domain/transaction/transaction-row-kinds";
import type { TransactionRow } from "../../domain/transaction/transaction-row";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Address } from "../../ton/address/address";
import { openRows } from "../list/row-source";
import { loadNodeTransactions } from "../transaction/load-node-transactions";
import { TRANSACTION_SOURCE } from "../transaction/load-transactions";

export interface AccountTransactionsPage {
  readonly list: OpenedList<TransactionRow, TransactionFilter>;
  /** A node's transactions while the index cannot be reached. */
  readonly node: NodeTransactions | null;
}

/** An account's transactions for when their page opens. One call, and two to a node if that fails. */
export async function openAccountTransactions(
  network: PageNetwork,
  account: Address,
  params: URLSearchParams,
): Promise<AccountTransactionsPage> {
  const filter = readTransactionFilter(params);
  if (!filter.ok) return { list: { query: null, problem: filter.error }, node: null };
  return openFiltered(network, account, params, filter.value);
}

/** All of them, for pages that have no filter. */
export function openAllAccountTransactions(network: PageNetwork, account: Address, params: URLSearchParams) {
  return openFiltered(network, account, params, ALL_TRANSACTIONS);
}

async function openFiltered(
  network: PageNetwork,
  account: Address,
  params: URLSearchParams,
  filter: TransactionFilter,
) {
  const query = { ...filter, accounts: [account], without: [] };
  const list = await openRows(TRANSACTION_SOURCE, network, params, query);
  // A node has the newest transactions and no filter.
  const isNodeNeeded = list.page.problem !== null && ACCOUNT_TRANSACTIONS.pageQuery(query).size === 0;
  return { list, node: isNodeNeeded ? await loadNodeTransactions(network.id, account) : null };
}
