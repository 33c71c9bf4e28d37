import { shardOfBits, type Shard } from "./shard";

export interface BlockId {
  workchain: number;
  shard: Shard;
  seqno: number;
}

export const MASTERCHAIN = -1;
/** The masterchain is never split, so this is its only shard. */
export const MASTERCHAIN_SHARD = shardOfBits("");

export function formatBlockId({ workchain, shard, seqno }: BlockId): string {
  return `(${workchain},${shard},${seqno})`;
}
