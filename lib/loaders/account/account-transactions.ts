import "server-only";
import type { Page } from "../../domain/list/page";
import { readPosition, type ListPosition } from "../../domain/list/position";
import type { NodeTransactions } from "../../domain/transaction/node-transactions";
import type { TransactionRow } from "../../domain/transaction/transaction-row";
import type { Address } from "../../ton/address/address";
import { loadNodeTransactions } from "../transaction/node-transactions";
import { firstRows, loadTransactions } from "../transaction/transactions";

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
