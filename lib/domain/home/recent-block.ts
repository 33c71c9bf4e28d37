import * as v from "valibot";

/** A masterchain block, and what the shards did up to it. */
export const RecentBlock = v.object({
  seqno: v.number(),
  /** Seconds since 1970. */
  generatedAt: v.number(),
  /** In it and in the shard blocks that it commits; null while not all of these are at hand. */
  transactions: v.nullable(v.number()),
  /** How many shard blocks it commits; null likewise. */
  shardBlocks: v.nullable(v.number()),
});
export type RecentBlock = v.InferOutput<typeof RecentBlock>;
