import type { BlockId } from "../ton/block";
import type { ApiError } from "../toncenter/error";
import type { Block } from "../toncenter/v3/block";
import type { BlockRow } from "./block-row";
import type { HeadReport } from "./head-report";
import type { Page } from "./list/page";
import type { ListPosition } from "./list/position";
import type { TransactionRow } from "./transaction-row";

/** What is listed below the facts of a block. */
export type BlockContent =
  | {
      readonly tab: "transactions";
      readonly page: Page<TransactionRow>;
      readonly position: ListPosition;
    }
  | { readonly tab: "shards"; readonly page: Page<BlockRow> };

export type BlockTab = BlockContent["tab"];

export interface FoundBlock {
  readonly kind: "found";
  readonly block: Block;
  readonly head: HeadReport;
  readonly content: BlockContent;
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

export type BlockView = FoundBlock | AbsentBlock;
