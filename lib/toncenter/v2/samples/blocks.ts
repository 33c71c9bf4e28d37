import { BLOCK, blockId, boc, hash64, HEAD, HEAD_LT, HEAD_SEQNO, HEAD_TIME, type Sample } from "./values";

const SHARD_BLOCK = blockId(BLOCK.seqno, 0);
const atHead = { seqno: HEAD_SEQNO };

export const SIGNATURES = {
  "@type": "blocks.blockSignatures",
  id: HEAD,
  signatures: [61, 62, 63].map((seed) => ({
    "@type": "blocks.signature",
    node_id_short: hash64(seed),
    signature: hash64(seed) + hash64(seed + 100),
  })),
};

export const BLOCK_SAMPLES: readonly Sample[] = [
  {
    path: "getMasterchainInfo",
    params: {},
    result: {
      "@type": "blocks.masterchainInfo",
      last: HEAD,
      state_root_hash: hash64(64),
      init: { ...blockId(0), shard: "0" },
    },
  },
  { path: "getMasterchainBlockSignatures", params: atHead, result: SIGNATURES },
  {
    path: "getShardBlockProof",
    params: { ...BLOCK, from_seqno: HEAD_SEQNO },
    result: {
      "@type": "blocks.shardBlockProof",
      from: HEAD,
      mc_id: blockId(HEAD_SEQNO - 4),
      links: [{ "@type": "blocks.shardBlockLink", id: SHARD_BLOCK, proof: boc(65) }],
      mc_proof: [
        {
          "@type": "blocks.blockLinkBack",
          to_key_block: false,
          from: HEAD,
          to: blockId(HEAD_SEQNO - 4),
          dest_proof: boc(66),
          proof: boc(67),
          state_proof: boc(68),
        },
      ],
    },
  },
  {
    path: "getConsensusBlock",
    params: {},
    result: {
      "@type": "ext.blocks.consensusBlock",
      consensus_block: HEAD_SEQNO - 1,
      timestamp: HEAD_TIME + 0.628_41,
    },
  },
  { path: "lookupBlock", params: BLOCK, result: SHARD_BLOCK },
  {
    path: "getShards",
    params: atHead,
    result: { "@type": "blocks.shards", shards: [SHARD_BLOCK, blockId(BLOCK.seqno + 5, 0)] },
  },
  {
    path: "getBlockHeader",
    params: BLOCK,
    result: {
      "@type": "blocks.header",
      id: SHARD_BLOCK,
      global_id: -239,
      version: 0,
      after_merge: false,
      after_split: true,
      before_split: false,
      want_merge: true,
      want_split: false,
      validator_list_hash_short: -1_724_330_211,
      catchain_seqno: 812_345,
      min_ref_mc_seqno: HEAD_SEQNO - 6,
      is_key_block: false,
      prev_key_block_seqno: HEAD_SEQNO - 9_000,
      start_lt: HEAD_LT,
      end_lt: String(BigInt(HEAD_LT) + 17n),
      gen_utime: HEAD_TIME,
      prev_blocks: [blockId(BLOCK.seqno - 1, 0)],
    },
  },
  {
    path: "getOutMsgQueueSize",
    params: {},
    result: {
      "@type": "blocks.outMsgQueueSizes",
      shards: [
        { "@type": "blocks.outMsgQueueSize", id: HEAD, size: 0 },
        { "@type": "blocks.outMsgQueueSize", id: SHARD_BLOCK, size: 214 },
      ],
      ext_msg_queue_size_limit: 8_000,
    },
  },
];
