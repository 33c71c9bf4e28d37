import * as v from "valibot";
import { rowHash } from "./row-schema";

/** A block, as lists show it. */
export const BlockRow = v.object({
  seqno: v.number(),
  /** Seconds since 1970. */
  generatedAt: v.number(),
  transactions: v.nullable(v.number()),
  keyBlock: v.boolean(),
  rootHash: rowHash,
});
export type BlockRow = v.InferOutput<typeof BlockRow>;

/** In one list all blocks are of one shard, where no two have the same number. */
export function blockRowId({ seqno }: BlockRow): string {
  return String(seqno);
}
