import {
  blockName,
  blockRow,
  exists,
  findBlock,
  masterchainBlock,
  newestBlocks,
  seqnoOfBlock,
} from "../chain/chain-blocks";
import type { Chain } from "../chain/chain";
import { shardHistoryBlocks, shardHistoryRow, shardHistoryState } from "../chain/shard-history";
import { sliceOf } from "../chain/chain-lists";
import { isWithin } from "./time-filters";
import { Refused } from "./refusal";
import type { ParsedParams, Values } from "./param-values";

function answer(chain: Chain, found: readonly number[]) {
  return { blocks: found.map((block) => blockRow(chain, block)) };
}

/** A masterchain block and the shard blocks that it commits. */
function blocksOf(chain: Chain, seqno: number): readonly number[] {
  const own = masterchainBlock(seqno);
  return exists(chain, own) ? [own, own - 1, own - 2] : [];
}

function named(chain: Chain, values: Values): readonly number[] | null {
  for (const [param, kind] of [
    ["root_hash", "root"],
    ["file_hash", "file"],
  ] as const) {
    const hash = values.text(param);
    const block = hash === null ? null : chain.ids.numberOf(kind, hash);
    if (hash !== null) return block === null || !exists(chain, block) ? [] : [block];
  }
  const mcSeqno = values.number("mc_seqno");
  if (mcSeqno !== null) return blocksOf(chain, mcSeqno);
  const [workchain, shard, seqno] = [
    values.number("workchain"),
    values.text("shard"),
    values.number("seqno"),
  ];
  if (workchain === null || shard === null || seqno === null) return null;
  const block = findBlock(chain, { workchain, shard, seqno });
  return block === null ? [] : [block];
}

export function blocks(chain: Chain, { values, slice }: ParsedParams) {
  const [workchain, shard, seqno] = [
    values.number("workchain"),
    values.text("shard"),
    values.number("seqno"),
  ];
  const fromHistory = shardHistoryBlocks(chain)?.filter(
    (block) =>
      (workchain ?? block.workchain) === block.workchain &&
      (shard ?? block.shard) === block.shard &&
      (seqno ?? block.seqno) === block.seqno &&
      isWithin(values, chain.blockEndLt(block.committedBy), chain.utime(block.committedBy)),
  );
  // Histories are shorter than the chain.
  if (fromHistory !== undefined && (seqno === null || fromHistory.length > 0))
    return { blocks: sliceOf(fromHistory, slice).map((block) => shardHistoryRow(chain, block)) };
  const found = (named(chain, values) ?? newestBlocks(chain)).filter((block) => {
    const name = blockName(block);
    const masterSeqno = seqnoOfBlock(block);
    return (
      (workchain === null || name.workchain === workchain) &&
      (shard === null || name.shard === shard) &&
      (seqno === null || name.seqno === seqno) &&
      isWithin(values, chain.blockEndLt(masterSeqno), chain.utime(masterSeqno))
    );
  });
  return answer(chain, sliceOf(found, slice));
}

export function masterchainInfo(chain: Chain) {
  return { last: blockRow(chain, masterchainBlock(chain.head)), first: blockRow(chain, masterchainBlock(1)) };
}

/** Each shard makes one block per masterchain block, so committed blocks are also the state. */
export function masterchainBlockShardState(chain: Chain, { values }: ParsedParams) {
  const story = shardHistoryState(chain, values.number("seqno") ?? 0);
  if (story !== null) return { blocks: story };
  const found = blocksOf(chain, values.number("seqno") ?? 0);
  if (found.length === 0) throw new Refused(404, "blocks not found");
  return answer(chain, found);
}

export function masterchainBlockShards(chain: Chain, { values, slice }: ParsedParams) {
  const [, ...shards] = blocksOf(chain, values.number("seqno") ?? 0);
  const page = sliceOf(shards, slice);
  if (page.length === 0) throw new Refused(404, "blocks not found");
  return answer(chain, page);
}
