import "server-only";
import type { Lane } from "../gateway/lanes";
import type { BlockRow } from "../query/block-row";
import { blockRowId } from "../query/block-rows";
import type { Page } from "../query/list/page";
import { MAX_PAGE_ROWS } from "../query/list/page-request";
import type { TransactionRow } from "../query/transaction-row";
import { transactionRowId } from "../query/transaction-rows";
import type { BlockId } from "../ton/block";
import type { AddressBook } from "../toncenter/v3/address-book";
import { masterchainBlockShards } from "../toncenter/v3/block";
import type { Transaction } from "../toncenter/v3/transaction";
import { transactions, transactionsByMasterchainBlock } from "../toncenter/v3/transaction-lists";
import { isMasterchainBlock } from "./block-address";
import { blockRow } from "./block-row";
import { loadPage } from "./list/load-page";
import { transactionRow } from "./transaction-row";

interface RowsRequest {
  readonly offset: number;
  readonly limit: number;
}

/**
 * The transactions of a block in the order in which they ran; of a masterchain block those of the shard
 * blocks that it committed as well. A block does not change, so there is nothing to pin. One call upstream.
 */
export function loadBlockTransactions(
  network: string,
  id: BlockId,
  { offset, limit }: RowsRequest,
  lane: Lane,
): Promise<Page<TransactionRow>> {
  const options = {
    offset,
    limit,
    pin: null,
    trim: (transaction: Transaction, { address_book }: { readonly address_book: AddressBook }) =>
      transactionRow(transaction, address_book),
    idOf: transactionRowId,
    lane,
  };
  const { seqno } = id;
  return isMasterchainBlock(id)
    ? loadPage(network, transactionsByMasterchainBlock, { seqno, sort: "asc" }, options)
    : loadPage(network, transactions, { ...id, sort: "asc" }, options);
}

/** The shard blocks that a masterchain block committed, by shard. One call upstream. */
export async function loadBlockShards(network: string, seqno: number): Promise<Page<BlockRow>> {
  const page = await loadPage(
    network,
    masterchainBlockShards,
    { seqno },
    { offset: 0, limit: MAX_PAGE_ROWS, pin: null, trim: blockRow, idOf: blockRowId, lane: "person" },
  );
  // Whoever asks knows that the block is there: for one that committed nothing the service says 404 too.
  if (page.problem?.kind === "not-found") return { ...page, problem: null, end: true };
  return { ...page, rows: page.rows.toSorted(byPlace) };
}

function byPlace(a: BlockRow, b: BlockRow): number {
  return (
    a.workchain - b.workchain || (a.shard < b.shard ? -1 : Number(a.shard > b.shard)) || a.seqno - b.seqno
  );
}
