import { numberText } from "../../text/counted";
import { formatBlockId, type BlockId } from "../../ton/block/block";
import type { NotFound, NotYet } from "../../toncenter/error";
import { isMasterchainBlock } from "../../ton/block/masterchain-block";

/** The error for a masterchain block that does not exist yet. */
export function futureBlock(seqno: number, newest: number): NotYet {
  return notYet(
    `Masterchain block ${numberText(seqno)} does not exist yet; the latest is ${numberText(newest)}.`,
  );
}

export function blockNotMadeYet(id: BlockId, newest: number): NotYet {
  return notYet(`Block ${nameOf(id)} does not exist yet; the latest is ${numberText(newest)}.`);
}

export function blockNotIndexedYet(id: BlockId): NotYet {
  return notYet(`Block ${nameOf(id)} exists, but is not indexed yet.`);
}

export function noBlock(id: BlockId): NotFound {
  return absent(`there is no block ${nameOf(id)}`);
}

/** Nodes know no block with such a number, in any shard. */
export function noBlockOfNumber({ seqno }: BlockId): NotFound {
  return absent(`there is no block ${numberText(seqno)}`);
}

export function noShardOfBlock(id: BlockId): NotFound {
  return absent(`there is no block ${nameOf(id)}: no such shard at the latest block`);
}

export function noBlockInShard(id: BlockId, newest: number): NotFound {
  return absent(`there is no block ${nameOf(id)}; the latest of this shard is ${numberText(newest)}`);
}

export function notOnNode(message: string): NotFound {
  return absent(`Not found on the node: ${message}`);
}

export const NO_BLOCK_AT_TIME = absent("no block of this chain at that time");

export const NO_BLOCKS_YET = notYet("No blocks are indexed yet.");

function absent(message: string): NotFound {
  return { kind: "not-found", message };
}

function notYet(message: string): NotYet {
  return { kind: "not-yet", message };
}

function nameOf(id: BlockId): string {
  return isMasterchainBlock(id) ? numberText(id.seqno) : formatBlockId(id);
}
