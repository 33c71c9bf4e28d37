import "server-only";
import {
  apartFromList,
  LISTED_BLOCKS,
  masterBlock,
  needsZeroState,
  previousBlocks,
  neededBlocks,
  type NewestBlock,
} from "../../domain/simulation/previous-blocks";
import { noMasterchainBlock } from "../../domain/simulation/simulation-problems";
import type { Lane } from "../../gateway/budget/lanes";
import { gatewayOf } from "../../gateway/gateways";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "../../ton/block/block";
import type { MasterBlock, PreviousBlocks } from "../../ton/vm/vm-task";
import { fail, ok, type Result } from "../../toncenter/error";
import { getMasterchainInfo } from "../../toncenter/v2/v2-blocks";
import { blocks, type Block } from "../../toncenter/v3/v3-block";

const MASTER = { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD } as const;

/** A masterchain block. One call. */
export async function loadMasterBlock(network: string, seqno: number, lane: Lane): Promise<Result<Block>> {
  const answer = await gatewayOf(network).call(blocks, { ...MASTER, seqno, limit: 1 }, { lane });
  if (!answer.ok) return answer;
  const [block] = answer.value.value.blocks;
  return block === undefined ? fail(noMasterchainBlock(seqno)) : ok(block);
}

/**
 * The masterchain blocks that a contract can read. One call for the newest sixteen, one for the last key block, and
 * one for the zero state of a young network; up to sixteen more for every hundredth block, which are kept for good.
 */
export async function loadPreviousBlocks(
  network: string,
  newest: NewestBlock,
  requested: "recent" | "all",
  lane: Lane,
): Promise<Result<PreviousBlocks>> {
  const gateway = gatewayOf(network);
  const needed = neededBlocks(newest, requested);
  const [list, zero, ...apart] = await Promise.all([
    gateway.call(blocks, { ...MASTER, end_lt: newest.end_lt, limit: LISTED_BLOCKS, sort: "desc" }, { lane }),
    needsZeroState(needed) ? gateway.call(getMasterchainInfo, {}, { lane }) : null,
    ...apartFromList(needed).map((seqno) => loadMasterBlock(network, seqno, lane)),
  ]);
  if (!list.ok) return list;
  const loaded: MasterBlock[] = [newest, ...list.value.value.blocks].map(masterBlock);
  if (zero !== null) {
    if (!zero.ok) return zero;
    loaded.push(masterBlock({ ...zero.value.value.init, seqno: 0 }));
  }
  for (const block of apart) {
    if (!block.ok) return block;
    loaded.push(masterBlock(block.value));
  }
  return previousBlocks(needed, loaded);
}
