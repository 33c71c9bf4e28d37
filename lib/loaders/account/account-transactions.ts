import "server-only";
import type { ListedRows } from "../../domain/list/opened-list";
import type { NodeTransactions } from "../../domain/transaction/node-transactions";
import { ALL_TRANSACTIONS, type TransactionFilter } from "../../domain/transaction/transaction-filter";
import type { TransactionRow } from "../../domain/transaction/transaction-row";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Address } from "../../ton/address/address";
import { openRows } from "../list/row-source";
import { loadNodeTransactions } from "../transaction/load-node-transactions";
import { TRANSACTION_SOURCE } from "../transaction/load-transactions";

export interface AccountTransactionsPage {
  readonly list: ListedRows<TransactionRow, TransactionFilter>;
  /** What a node has while the index cannot be reached. */
  readonly node: NodeTransactions | null;
}

/** The transactions of one account, as its page opens them. One call, and one to a node if that fails. */
export async function openAccountTransactions(
  network: PageNetwork,
  account: Address,
  params: URLSearchParams,
): Promise<AccountTransactionsPage> {
  const query = { ...ALL_TRANSACTIONS, accounts: [account] };
  const list = await openRows(TRANSACTION_SOURCE, network, params, query);
  const failed = list.page.problem !== null;
  return { list, node: failed ? await loadNodeTransactions(network.id, account) : null };
}
