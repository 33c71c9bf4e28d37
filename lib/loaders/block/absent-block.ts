import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import {
  blockNotIndexedYet,
  blockNotMadeYet,
  noBlock,
  noBlockInShard,
  noShardOfBlock,
} from "../../domain/block/block-problems";
import type { AbsentBlock } from "../../domain/block/block-view";
import type { HeadReport } from "../../domain/status/head-report";
import type { BlockId } from "../../ton/block/block";
import type { ApiError, NotYet } from "../../toncenter/error";
import { masterchainBlockShardState } from "../../toncenter/v3/v3-block";
import { findMerge } from "./find-merge";

/** A block so close to the head may not have reached the index yet. */
const RECENT_BLOCKS = 5;

export function absentBlock(id: BlockId | null, error: ApiError): AbsentBlock {
  return { kind: "absent", id, error, awaited: null, merge: null };
}

/** Whether it is newer than the newest known block of its chain or shard. */
export function notMadeYet(id: BlockId, newest: number, head: HeadReport): AbsentBlock {
  return awaited(id, blockNotMadeYet(id, newest), head, id.seqno - newest);
}

export function missingMasterchainBlock(id: BlockId, head: HeadReport): AbsentBlock {
  const newest = head.head?.seqno ?? null;
  return newest !== null && newest - id.seqno < RECENT_BLOCKS
    ? awaited(id, blockNotIndexedYet(id), head, 1)
    : absentBlock(id, noBlock(id));
}

/**
 * The newest block of the shard shows whether the block is still to come or never existed. One call, two more if it never
 * existed.
 */
export async function missingShardBlock(
  network: string,
  id: BlockId,
  head: HeadReport,
): Promise<AbsentBlock> {
  if (head.head === null) return absentBlock(id, noBlock(id));
  const state = await gatewayOf(network).call(
    masterchainBlockShardState,
    { seqno: head.head.seqno },
    { lane: "interactive" },
  );
  if (!state.ok) return absentBlock(id, state.error);
  const newest = state.value.value.blocks.find(
    ({ workchain, shard }) => workchain === id.workchain && shard === id.shard,
  );
  if (newest !== undefined && id.seqno > newest.seqno) return notMadeYet(id, newest.seqno, head);
  const error = newest === undefined ? noShardOfBlock(id) : noBlockInShard(id, newest.seqno);
  return { ...absentBlock(id, error), merge: await findMerge(network, id) };
}

function awaited(id: BlockId, error: NotYet, head: HeadReport, blocks: number): AbsentBlock {
  const untilSeqno = (head.head?.seqno ?? 0) + blocks;
  return { kind: "absent", id, error, awaited: { head, untilSeqno }, merge: null };
}
