import type { BlockId } from "../../ton/block/block";

/** The newest blocks from a node, next to the index or in its place. */
export interface NodeBlocks {
  readonly head: BlockId;
  /** The newest block of every shard; null if the node did not list them. */
  readonly shards: readonly BlockId[] | null;
  readonly asOfMs: number;
  readonly nowMs: number;
}
