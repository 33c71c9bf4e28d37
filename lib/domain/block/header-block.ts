import { MASTERCHAIN } from "../../ton/block/block";
import type { BlockHeader } from "../../toncenter/v2/v2-blocks";
import type { Block } from "../../toncenter/v3/v3-block";

/** A block header of a node in the format of the index; fields that it lacks are left out. */
export function blockOf(header: BlockHeader): Block {
  const { id, catchain_seqno, is_key_block, prev_blocks, ...common } = header;
  return {
    ...common,
    ...id,
    gen_catchain_seqno: catchain_seqno,
    key_block: is_key_block,
    prev_blocks: prev_blocks.map(({ workchain, shard, seqno }) => ({ workchain, shard, seqno })),
    tx_count: null,
    masterchain_block_ref: null,
    master_ref_seqno: id.workchain === MASTERCHAIN ? 0 : null,
    vert_seqno_incr: null,
    flags: null,
    vert_seqno: null,
    rand_seed: null,
    created_by: null,
  };
}
