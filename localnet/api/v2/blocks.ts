import { MASTERCHAIN } from "@/lib/ton/block/block";
import type { BlockRecord } from "../../records";
import type { ApiNode } from "../node";
import { blockHashes, requiredBlockName, place, positive, seqno } from "./common-fields";
import { optional } from "./fields";
import { int32, int64 } from "./kinds";
import { blockAt, headOf, masterBlock, notInDatabase } from "./lookup";
import { method, type Method } from "./method";
import { nodeRefused } from "./refusal";
import { blockId, hashText, zerostateId } from "./wire";
import type { Hash } from "@/lib/ton/value/hash";

const getMasterchainInfo = method({
  fields: {},
  answer: (node) => {
    const last = headOf(node);
    const zerostate = node.store.blocks.first()?.previous[0] ?? last;
    return {
      "@type": "blocks.masterchainInfo",
      last: blockId(last),
      // No one tree holds the whole state here: the block that led to it stands for it.
      state_root_hash: hashText(last.rootHash),
      init: zerostateId(zerostate),
    };
  },
});

const getConsensusBlock = method({
  fields: {},
  answer: (node) => ({
    "@type": "ext.blocks.consensusBlock",
    consensus_block: headOf(node).seqno,
    timestamp: Date.now() / 1_000,
  }),
});

const lookupBlock = method({
  fields: {
    ...place,
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
    if (found === null) throw notInDatabase(lt === null ? "ts" : "lt");
    return blockId(found);
  },
});

/** The newest block of every shard of the other workchains, as the masterchain's block saw them. */
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

/** The block of that name; with both hashes given it must have them. */
export function provenBlock(
  node: ApiNode,
  {
    root_hash,
    file_hash,
    ...id
  }: Parameters<typeof blockAt>[1] & { root_hash: Hash | null; file_hash: Hash | null },
): BlockRecord {
  const block = blockAt(node, id);
  const other =
    root_hash !== null &&
    file_hash !== null &&
    (root_hash !== block.rootHash || file_hash !== block.fileHash);
  if (other) throw nodeRefused("LITE_SERVER_NOTREADY: block is not in db");
  return block;
}

const getBlockHeader = method({
  fields: { ...requiredBlockName, ...blockHashes },
  answer: (node, values) => {
    const block = provenBlock(node, values);
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
