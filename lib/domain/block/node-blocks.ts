import type { BlockId } from "../../ton/block/block";

/** The newest blocks from a node, beside the index's or in their place. */
export interface NodeBlocks {
  readonly head: BlockId;
  /** The newest block of every shard; null if the node did not list them. */
  readonly shards: readonly BlockId[] | null;
  readonly asOfMs: number;
  readonly nowMs: number;
}
