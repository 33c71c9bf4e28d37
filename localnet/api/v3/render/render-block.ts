import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import type { BlockRecord } from "../../../chain-records";
import { hashText } from "./v3-json-values";

function flagFields(block: BlockRecord) {
  return {
    after_merge: block.afterMerge,
    before_split: block.beforeSplit,
    after_split: block.afterSplit,
    want_merge: block.wantMerge,
    want_split: block.wantSplit,
    key_block: block.keyBlock,
    vert_seqno_incr: false,
    flags: block.flags,
  };
}

export function renderBlock(block: BlockRecord) {
  return {
    workchain: block.workchain,
    shard: block.shard,
    seqno: block.seqno,
    root_hash: hashText(block.rootHash),
    file_hash: hashText(block.fileHash),
    global_id: block.globalId,
    version: block.version,
    ...flagFields(block),
    gen_utime: String(block.generatedAt),
    start_lt: String(block.startLt),
    end_lt: String(block.endLt),
    validator_list_hash_short: block.validatorListHashShort,
    gen_catchain_seqno: block.catchainSeqno,
    min_ref_mc_seqno: block.minRefMasterSeqno,
    prev_key_block_seqno: block.previousKeyBlock,
    vert_seqno: 0,
    master_ref_seqno: block.workchain === MASTERCHAIN ? 0 : block.masterSeqno - 1,
    rand_seed: hashText(block.randSeed),
    created_by: hashText(block.createdBy),
    tx_count: block.transactions,
    masterchain_block_ref: { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: block.masterSeqno },
    prev_blocks: block.previous.map(({ workchain, shard, seqno }) => ({ workchain, shard, seqno })),
  };
}
