import type { BlockId } from "../../ton/block/block";
import type { ApiError } from "../../toncenter/error";
import type { Block } from "../../toncenter/v3/v3-block";
import type { NodeBlock, NodeBlockTransactions } from "./node-block";
import type { CommittedRow } from "./block-row";
import type { HeadReport } from "../status/head-report";
import type { Page } from "../list/list-page";
import type { ListedRows } from "../list/opened-list";
import type { BlockRowsQuery } from "./block-rows-query";
import type { BlockMessageRow } from "../message/block-message-row";
import type { TransactionRow } from "../transaction/transaction-row";

/** The list tabs of a block's page. */
export type BlockTab = "transactions" | "messages" | "shards";

/** The content below the facts of a block. */
export type BlockContent =
  | { readonly tab: "transactions"; readonly list: ListedRows<TransactionRow, BlockRowsQuery> }
  | { readonly tab: "messages"; readonly list: ListedRows<BlockMessageRow, BlockRowsQuery> }
  | { readonly tab: "shards"; readonly page: Page<CommittedRow> };

export interface FoundBlock {
  readonly kind: "found";
  readonly block: Block;
  readonly head: HeadReport;
  readonly tab: BlockTab;
  /** Null when only a node has answered. */
  readonly content: BlockContent | null;
  /** The block's own transactions from a node, while the index cannot list them. */
  readonly nodeRows: NodeBlockTransactions | null;
  /** The facts come from a node because the index does not have the block. */
  readonly nodeFallback: BlockFallback | null;
}

export interface BlockFallback {
  /** Why the index did not answer; null when it does not have the block. */
  readonly problem: ApiError | null;
  readonly asOfMs: number;
}

/** A block that cannot be shown, and why. */
export interface AbsentBlock {
  readonly kind: "absent";
  /** Null when the URL names no block. */
  readonly id: BlockId | null;
  readonly error: ApiError;
  /** For a block that does not exist yet: when to look again. */
  readonly awaited: AwaitedBlock | null;
  /** The shard was merged before it came to this block. */
  readonly merge: ShardMerge | null;
}

/** Two blocks of different shards, one following the other. */
export interface ShardMerge {
  readonly last: BlockId;
  readonly merged: BlockId;
}

export interface AwaitedBlock {
  readonly head: HeadReport;
  /** The masterchain block that comes first. */
  readonly untilSeqno: number;
}

export type BlockView = FoundBlock | NodeBlock | AbsentBlock;
