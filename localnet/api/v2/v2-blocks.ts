import { MASTERCHAIN } from "@/lib/ton/block/block";
import type { BlockRecord } from "../../chain-records";
import type { ApiNode } from "../api-node";
import { blockHashes, blockIdFieldsRequired, shardFields, positive, seqno } from "./v2-shared-fields";
import { optional } from "./v2-fields";
import { int32, int64 } from "./v2-value-parsers";
import { blockAt, newestMasterBlock, masterBlock, notInDatabaseError } from "./v2-lookup";
import { method, type Method } from "./v2-method";
import { liteserverError } from "../refused-request";
import { blockId, hashText, zerostateId } from "./v2-json-values";
import type { Hash } from "@/lib/ton/value/hash";

const getMasterchainInfo = method({
  fields: {},
  answer: (node) => {
    const last = newestMasterBlock(node);
    const zerostate = node.store.blocks.first()?.previous[0] ?? last;
    return {
      "@type": "blocks.masterchainInfo",
      last: blockId(last),
      // Localnet keeps no cell tree of the whole state; use the hash of its block instead.
      state_root_hash: hashText(last.rootHash),
      init: zerostateId(zerostate),
    };
  },
});

const getConsensusBlock = method({
  fields: {},
  answer: (node) => ({
    "@type": "ext.blocks.consensusBlock",
    consensus_block: newestMasterBlock(node).seqno,
    timestamp: Date.now() / 1_000,
  }),
});

const lookupBlock = method({
  fields: {
    ...shardFields,
    seqno: optional(int32, { check: positive("seqno") }),
    lt: optional(int64, { check: positive("lt") }),
    unixtime: optional(int32, { check: positive("unixtime") }),
  },
  rule: ({ seqno: number, lt, unixtime }) =>
    [number, lt, unixtime].filter((value) => value !== null).length === 1
      ? null
      : "exactly one of seqno, lt, unixtime should be specified",
  answer: (node, { workchain, shard, seqno: number, lt, unixtime }) => {
    if (number !== null) return blockId(blockAt(node, { workchain, shard, seqno: number }));
    const { blocks } = node.store;
    const found =
      lt === null ? blocks.atTime(workchain, shard, unixtime ?? 0) : blocks.atLt(workchain, shard, lt);
    if (found === null) throw notInDatabaseError(lt === null ? "ts" : "lt");
    return blockId(found);
  },
});

/** The newest block of each basechain shard at a masterchain block. */
export function shardsOf(node: ApiNode, master: BlockRecord): readonly BlockRecord[] {
  return node.store.blocks.shardsAt(master.seqno).filter(({ workchain }) => workchain !== MASTERCHAIN);
}

const getShards = method({
  fields: { seqno },
  answer: (node, values) => ({
    "@type": "blocks.shards",
    shards: shardsOf(node, masterBlock(node, values.seqno)).map(blockId),
  }),
});

/** The block with this id. If both hashes are given, they must match. */
export function findExactBlock(
  node: ApiNode,
  {
    root_hash,
    file_hash,
    ...id
  }: Parameters<typeof blockAt>[1] & { root_hash: Hash | null; file_hash: Hash | null },
): BlockRecord {
  const block = blockAt(node, id);
  const mismatch =
    root_hash !== null &&
    file_hash !== null &&
    (root_hash !== block.rootHash || file_hash !== block.fileHash);
  if (mismatch) throw liteserverError("LITE_SERVER_NOTREADY: block is not in db");
  return block;
}

const getBlockHeader = method({
  fields: { ...blockIdFieldsRequired, ...blockHashes },
  answer: (node, values) => {
    const block = findExactBlock(node, values);
    return {
      "@type": "blocks.header",
      id: blockId(block),
      global_id: block.globalId,
      version: block.version,
      after_merge: block.afterMerge,
      after_split: block.afterSplit,
      before_split: block.beforeSplit,
      want_merge: block.wantMerge,
      want_split: block.wantSplit,
      validator_list_hash_short: block.validatorListHashShort,
      catchain_seqno: block.catchainSeqno,
      min_ref_mc_seqno: block.minRefMasterSeqno,
      is_key_block: block.keyBlock,
      prev_key_block_seqno: block.previousKeyBlock,
      start_lt: block.startLt.toString(),
      end_lt: block.endLt.toString(),
      gen_utime: block.generatedAt,
      prev_blocks: block.previous.map(blockId),
    };
  },
});

export const BLOCKS: Readonly<Record<string, Method>> = {
  getMasterchainInfo,
  getConsensusBlock,
  lookupBlock,
  getShards,
  shards: getShards,
  getBlockHeader,
};
