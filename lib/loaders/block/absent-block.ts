import "server-only";
import { numberText } from "../../text/counted";
import { gatewayOf } from "../../gateway/gateways";
import type { AbsentBlock } from "../../domain/block/block-view";
import type { HeadReport } from "../../domain/status/head-report";
import { formatBlockId, type BlockId } from "../../ton/block/block";
import type { ApiError } from "../../toncenter/error";
import { masterchainBlockShardState } from "../../toncenter/v3/v3-block";
import { isMasterchainBlock } from "../../domain/block/block-address";

/** A block so close to the head may not have reached the index yet. */
const RECENT_BLOCKS = 5;

export function absentBlock(id: BlockId | null, error: ApiError): AbsentBlock {
  return { kind: "absent", id, error, awaited: null };
}

/** Whether it is newer than the newest known block of its chain or shard. */
export function notMadeYet(id: BlockId, newest: number, head: HeadReport): AbsentBlock {
  return awaited(
    id,
    `Block ${nameOf(id)} does not exist yet; the latest is ${numberText(newest)}.`,
    head,
    id.seqno - newest,
  );
}

export function missingMasterchainBlock(id: BlockId, head: HeadReport): AbsentBlock {
  const newest = head.head?.seqno ?? null;
  return newest !== null && newest - id.seqno < RECENT_BLOCKS
    ? awaited(id, `Block ${nameOf(id)} exists, but is not indexed yet.`, head, 1)
    : notThere(id, "");
}

/** The newest block of the shard shows whether the block is still to come or never existed. One call. */
export async function missingShardBlock(
  network: string,
  id: BlockId,
  head: HeadReport,
): Promise<AbsentBlock> {
  if (head.head === null) return notThere(id, "");
  const state = await gatewayOf(network).call(
    masterchainBlockShardState,
    { seqno: head.head.seqno },
    { lane: "interactive" },
  );
  if (!state.ok) return absentBlock(id, state.error);
  const newest = state.value.value.blocks.find(
    ({ workchain, shard }) => workchain === id.workchain && shard === id.shard,
  );
  if (newest === undefined) return notThere(id, ": no such shard at the latest block");
  return id.seqno > newest.seqno
    ? notMadeYet(id, newest.seqno, head)
    : notThere(id, `; the latest of this shard is ${numberText(newest.seqno)}`);
}

function awaited(id: BlockId, message: string, head: HeadReport, blocks: number): AbsentBlock {
  const untilSeqno = (head.head?.seqno ?? 0) + blocks;
  return { kind: "absent", id, error: { kind: "not-yet", message }, awaited: { head, untilSeqno } };
}

function notThere(id: BlockId, more: string): AbsentBlock {
  return absentBlock(id, { kind: "not-found", message: `there is no block ${nameOf(id)}${more}` });
}

function nameOf(id: BlockId): string {
  return isMasterchainBlock(id) ? numberText(id.seqno) : formatBlockId(id);
}
