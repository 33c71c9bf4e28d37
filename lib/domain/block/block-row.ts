import * as v from "valibot";
import { isShard, type Shard } from "../../ton/block/shard";
import { rowHash } from "../list/row-schema";

const rowShard = v.custom<Shard>((text) => typeof text === "string" && isShard(text), "a shard");

/** A block, as lists show it. */
export const BlockRow = v.object({
  workchain: v.number(),
  shard: rowShard,
  seqno: v.number(),
  /** Unix seconds. */
  generatedAt: v.number(),
  /** Its own. */
  transactions: v.nullable(v.number()),
  /** Of a masterchain block: its own and those of the blocks that it committed; null where not all are known. */
  committed: v.nullable(v.number()),
  keyBlock: v.boolean(),
  rootHash: rowHash,
});
export type BlockRow = v.InferOutput<typeof BlockRow>;

/** A block that a masterchain block committed, with the flags about its shard. */
export interface CommittedRow extends BlockRow {
  /** Flags about a split or merge of its shard. */
  readonly flags: readonly string[];
}
