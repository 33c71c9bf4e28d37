import type { BlockId } from "../../ton/block/block";

/** What a node says of the newest blocks, beside the index or in its place. */
export interface NodeBlocks {
  readonly head: BlockId;
  /** The newest block of every shard; null where the node did not say. */
  readonly shards: readonly BlockId[] | null;
  readonly asOfMs: number;
  readonly nowMs: number;
}
