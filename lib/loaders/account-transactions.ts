import "server-only";
import type { Page } from "../query/list/page";
import { readPosition, type ListPosition } from "../query/list/position";
import type { NodeTransactions } from "../query/node-transactions";
import type { TransactionRow } from "../query/transaction-row";
import type { Address } from "../ton/address";
import { loadNodeTransactions } from "./node-transactions";
import { firstRows, loadTransactions } from "./transactions";

export interface AccountTransactionsPage {
  readonly page: Page<TransactionRow>;
  readonly position: ListPosition;
  /** What there is to show while the index cannot be asked. */
  readonly node: NodeTransactions | null;
}

/** Those of one account, as its page opens them. One call upstream, and one to a node if that fails. */
export async function openAccountTransactions(
  network: string,
  account: Address,
  query: URLSearchParams,
): Promise<AccountTransactionsPage> {
  const position = readPosition(query);
  const page = await loadTransactions(network, { accounts: [account] }, firstRows(position), "person");
  return {
    page,
    position,
    node: page.problem === null ? null : await loadNodeTransactions(network, account),
  };
}
