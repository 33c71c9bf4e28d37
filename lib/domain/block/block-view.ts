import type { BlockId } from "../../ton/block/block";
import type { ApiError } from "../../toncenter/error";
import type { Block } from "../../toncenter/v3/block";
import type { NodeBlock, NodeBlockTransactions } from "./block-node";
import type { CommittedRow } from "./block-row";
import type { HeadReport } from "../status/head-report";
import type { Page } from "../list/page";
import type { ListedRows } from "../list/opened-list";
import type { BlockRowsQuery } from "./block-rows-query";
import type { BlockMessageRow } from "../message/block-message-row";
import type { TransactionRow } from "../transaction/transaction-row";

/** The lists below the facts of a block. */
export type BlockTab = "transactions" | "messages" | "shards";

/** What is listed below the facts of a block. */
export type BlockContent =
  | { readonly tab: "transactions"; readonly list: ListedRows<TransactionRow, BlockRowsQuery> }
  | { readonly tab: "messages"; readonly list: ListedRows<BlockMessageRow, BlockRowsQuery> }
  | { readonly tab: "shards"; readonly page: Page<CommittedRow> };

export interface FoundBlock {
  readonly kind: "found";
  readonly block: Block;
  readonly head: HeadReport;
  readonly tab: BlockTab;
  /** Null when there is only what a node told. */
  readonly content: BlockContent | null;
  /** The block's own transactions, while the index cannot list them. */
  readonly nodeRows: NodeBlockTransactions | null;
  /** The facts are a node's, since the index has none of this block. */
  readonly byNode: BlockFallback | null;
}

export interface BlockFallback {
  /** Why the index did not tell it; null when it does not know the block. */
  readonly problem: ApiError | null;
  readonly asOfMs: number;
}

/** No block to show, and why. */
export interface AbsentBlock {
  readonly kind: "absent";
  /** Null when the URL names none. */
  readonly id: BlockId | null;
  readonly error: ApiError;
  /** For a block that is to come: when it is worth looking again. */
  readonly awaited: AwaitedBlock | null;
}

export interface AwaitedBlock {
  readonly head: HeadReport;
  /** The masterchain block that should be there first. */
  readonly untilSeqno: number;
}

export type BlockView = FoundBlock | NodeBlock | AbsentBlock;
