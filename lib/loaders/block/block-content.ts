import "server-only";
import type { Lane } from "../../gateway/budget/lanes";
import type { BlockRow, CommittedRow } from "../../domain/block/block-row";
import { blockRowId } from "../../domain/block/block-row-kind";
import type { BlockRowsQuery } from "../../domain/block/block-rows-query";
import { readBlockRowsQuery } from "../../domain/block/read-block-rows-query";
import { shardFlags } from "../../domain/block/block-flags";
import type { IdOf } from "../../domain/list/unique-rows";
import type { Page } from "../../domain/list/list-page";
import { MAX_PAGE_ROWS } from "../../domain/list/page-request";
import type { TransactionRow } from "../../domain/transaction/transaction-row";
import { walletsIn } from "../../domain/transaction/list-wallets";
import { BLOCK_TRANSACTIONS, transactionRowId } from "../../domain/transaction/transaction-row-kinds";
import type { BlockId } from "../../ton/block/block";
import type { AddressBook } from "../../toncenter/v3/address-book";
import { masterchainBlockShards, type Block } from "../../toncenter/v3/v3-block";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import { transactions, transactionsByMasterchainBlock } from "../../toncenter/v3/v3-transaction-lists";
import { isMasterchainBlock } from "../../ton/block/masterchain-block";
import { blockRow } from "../../domain/block/make-block-row";
import { loadPage } from "../list/load-page";
import type { RowSource } from "../list/row-source";
import { transactionRow } from "../../domain/transaction/make-transaction-row";

interface BlockAnswer {
  readonly address_book: AddressBook;
  readonly transactions: readonly Transaction[];
}

interface BlockRowsRequest<Row> extends Omit<BlockRowsQuery, "id"> {
  readonly offset: number;
  readonly limit: number;
  readonly trim: (transaction: Transaction, answer: BlockAnswer) => Row;
  readonly idOf: IdOf<Row>;
}

/**
 * A list made from a block's transactions in execution order, including those of the shard blocks that a masterchain
 * block committed. A block does not change, so nothing is pinned. One call.
 */
export function loadFromBlock<Row>(
  network: string,
  id: BlockId,
  { ownOnly, ...request }: BlockRowsRequest<Row>,
  lane: Lane,
): Promise<Page<Row>> {
  const options = { ...request, pin: null, lane };
  const { seqno } = id;
  return isMasterchainBlock(id) && !ownOnly
    ? loadPage(network, transactionsByMasterchainBlock, { seqno, sort: "asc" }, options)
    : loadPage(network, transactions, { ...id, sort: "asc" }, options);
}

/** The transactions of a block. One call. */
export const BLOCK_TRANSACTION_SOURCE: RowSource<TransactionRow, BlockRowsQuery> = {
  kind: BLOCK_TRANSACTIONS,
  readQuery: readBlockRowsQuery,
  endpoint: transactions,
  load: (network, { id, ownOnly }, { offset, limit }, lane) =>
    loadFromBlock(
      network.id,
      id,
      {
        offset,
        limit,
        ownOnly,
        trim: (transaction, answer) => transactionRow(transaction, answer.address_book, walletsIn(answer)),
        idOf: transactionRowId,
      },
      lane,
    ),
};

/** The shard blocks that a masterchain block committed, by shard. One call. */
export async function loadBlockShards(network: string, seqno: number): Promise<Page<CommittedRow>> {
  const page = await loadPage(
    network,
    masterchainBlockShards,
    { seqno },
    { offset: 0, limit: MAX_PAGE_ROWS, pin: null, trim: committedRow, idOf: blockRowId, lane: "interactive" },
  );
  // The caller knows that the block exists: the service also answers 404 for one that committed nothing.
  if (page.problem?.kind === "not-found") return { ...page, problem: null, end: true };
  return { ...page, rows: page.rows.toSorted(byPlace) };
}

function committedRow(block: Block): CommittedRow {
  return { ...blockRow(block), flags: shardFlags(block) };
}

function byPlace(a: BlockRow, b: BlockRow): number {
  return (
    a.workchain - b.workchain || (a.shard < b.shard ? -1 : Number(a.shard > b.shard)) || a.seqno - b.seqno
  );
}
