import * as v from "valibot";

/** A masterchain block with counts of what it commits. */
export const RecentBlock = v.object({
  seqno: v.number(),
  /** Unix seconds. */
  generatedAt: v.number(),
  /** In the block and the shard blocks that it commits; null while some of these are missing. */
  transactions: v.nullable(v.number()),
  /** The number of shard blocks that it commits; null likewise. */
  shardBlocks: v.nullable(v.number()),
});
export type RecentBlock = v.InferOutput<typeof RecentBlock>;
