import * as v from "valibot";
import { isShard, type Shard } from "../ton/shard";
import { rowHash } from "./row-schema";

const rowShard = v.custom<Shard>((text) => typeof text === "string" && isShard(text), "a shard");

/** A block, as lists show it. */
export const BlockRow = v.object({
  workchain: v.number(),
  shard: rowShard,
  seqno: v.number(),
  /** Seconds since 1970. */
  generatedAt: v.number(),
  transactions: v.nullable(v.number()),
  keyBlock: v.boolean(),
  rootHash: rowHash,
});
export type BlockRow = v.InferOutput<typeof BlockRow>;
