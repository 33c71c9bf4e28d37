import type { BlockRow } from "./block-row";
import type { Block } from "../../toncenter/v3/v3-block";

export function blockRow(block: Block): BlockRow {
  return {
    workchain: block.workchain,
    shard: block.shard,
    seqno: block.seqno,
    generatedAt: block.gen_utime,
    transactions: block.tx_count,
    committed: null,
    keyBlock: block.key_block ?? false,
    rootHash: block.root_hash,
  };
}
