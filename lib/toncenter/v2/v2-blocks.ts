import { optional, v2 } from "../endpoint";
import * as kinds from "../param";
import { exactlyOneOf } from "../param-rule";
import {
  bigint,
  boc,
  flag,
  hash,
  integer,
  list,
  listOrNull,
  maybe,
  real,
  struct,
  text,
  type Read,
} from "../schema";
import { BlockIdExt, ZerostateId } from "./v2-types";
import { isAtBlock } from "./at-block";
import { blockName, blockNumber, blockPlace, blockProof, masterchainSeqno } from "./v2-params";

const group = "Blocks";

export const MasterchainInfo = struct({ last: BlockIdExt, state_root_hash: hash, init: ZerostateId });
export type MasterchainInfo = Read<typeof MasterchainInfo>;

/** Blocks of the newer consensus have a session, a slot and a candidate as well. */
export const BlockSignatures = struct({
  id: BlockIdExt,
  signatures: list(struct({ node_id_short: hash, signature: text })),
  session_id: maybe(hash),
  slot: maybe(integer),
  candidate: maybe(text),
});
export type BlockSignatures = Read<typeof BlockSignatures>;

export const ShardBlockProof = struct({
  from: BlockIdExt,
  mc_id: BlockIdExt,
  links: list(struct({ id: BlockIdExt, proof: boc })),
  mc_proof: list(
    struct({
      to_key_block: flag,
      from: BlockIdExt,
      to: BlockIdExt,
      dest_proof: boc,
      proof: boc,
      state_proof: boc,
    }),
  ),
});
export type ShardBlockProof = Read<typeof ShardBlockProof>;

export const ConsensusBlock = struct({ consensus_block: integer, timestamp: real });
export type ConsensusBlock = Read<typeof ConsensusBlock>;

export const Shards = struct({ shards: list(BlockIdExt) });
export type Shards = Read<typeof Shards>;

export const BlockHeader = struct({
  id: BlockIdExt,
  global_id: integer,
  version: integer,
  after_merge: flag,
  after_split: flag,
  before_split: flag,
  want_merge: flag,
  want_split: flag,
  validator_list_hash_short: integer,
  catchain_seqno: integer,
  min_ref_mc_seqno: integer,
  is_key_block: flag,
  prev_key_block_seqno: integer,
  start_lt: bigint,
  end_lt: bigint,
  gen_utime: integer,
  prev_blocks: listOrNull(BlockIdExt),
});
export type BlockHeader = Read<typeof BlockHeader>;

export const OutMsgQueueSizes = struct({
  shards: list(struct({ id: BlockIdExt, size: integer })),
  ext_msg_queue_size_limit: integer,
});
export type OutMsgQueueSizes = Read<typeof OutMsgQueueSizes>;

export const getMasterchainInfo = v2({
  path: "getMasterchainInfo",
  group,
  about: "Newest masterchain block and the zerostate.",
  params: {},
  response: MasterchainInfo,
  freshness: "head",
});

export const getMasterchainBlockSignatures = v2({
  path: "getMasterchainBlockSignatures",
  group,
  about: "Which validators signed a masterchain block.",
  params: { seqno: masterchainSeqno },
  response: BlockSignatures,
  freshness: "immutable",
});

export const getShardBlockProof = v2({
  path: "getShardBlockProof",
  group,
  about: "Proof that a shard's block belongs to the masterchain.",
  params: {
    ...blockName,
    from_seqno: optional(blockNumber, "Masterchain block from which to prove; the newest if absent."),
  },
  response: ShardBlockProof,
  freshness: "head",
  // Chains of Merkle proofs for programs that verify them; no page shows them.
  browser: false,
  settled: (_answer, { from_seqno }) => from_seqno !== undefined,
});

export const getConsensusBlock = v2({
  path: "getConsensusBlock",
  group,
  about: "Newest masterchain block that most of the service's nodes already have.",
  params: {},
  response: ConsensusBlock,
  freshness: "head",
});

export const lookupBlock = v2({
  path: "lookupBlock",
  group,
  about: "Finds a shard's block by number, logical time or time.",
  params: {
    ...blockPlace,
    seqno: optional(blockNumber, "Number of the block."),
    lt: optional(kinds.lt, "A logical time within the block."),
    unixtime: optional(kinds.utime, "A time at which the block was made."),
  },
  rules: [
    exactlyOneOf(["seqno", "lt", "unixtime"], "exactly one of seqno, lt, unixtime should be specified"),
  ],
  response: BlockIdExt,
  // For a time in the future the service answers with the newest block.
  freshness: "list",
  settled: isAtBlock,
});

export const getShards = v2({
  path: "getShards",
  group,
  about: "Newest block of every shard as of a masterchain block.",
  params: { seqno: masterchainSeqno },
  response: Shards,
  freshness: "immutable",
});

export const getBlockHeader = v2({
  path: "getBlockHeader",
  group,
  about: "A block's header: its id, splits and merges, logical times, parents.",
  params: { ...blockName, ...blockProof },
  response: BlockHeader,
  freshness: "immutable",
});

export const getOutMsgQueueSize = v2({
  path: "getOutMsgQueueSize",
  group,
  about: "Number of messages in each shard's outgoing queue.",
  params: {},
  response: OutMsgQueueSizes,
  freshness: "head",
});
