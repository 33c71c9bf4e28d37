import type { Address } from "@/lib/ton/address/address";
import { MASTERCHAIN, MASTERCHAIN_SHARD, type BlockId } from "@/lib/ton/block/block";
import type { AccountRecord, BlockRecord } from "../../chain-records";
import type { CallContext } from "../../chain/chain";
import type { ApiNode } from "../api-node";
import { liteserverError } from "../refused-request";

/** The liteserver's error for missing data. */
export function notInDatabaseError(what: "seqno" | "lt" | "ts"): Error {
  return liteserverError(`LITE_SERVER_NOTREADY: ${what} not in db`);
}

export function newestMasterBlock({ store }: ApiNode): BlockRecord {
  const head = store.blocks.head();
  if (head === null) throw liteserverError("LITE_SERVER_NOTREADY: no blocks yet");
  return head;
}

export function blockAt({ store }: ApiNode, id: BlockId): BlockRecord {
  const block = store.blocks.byId(id);
  if (block === null) throw notInDatabaseError("seqno");
  return block;
}

/** The masterchain block with that seqno, or the newest one. */
export function masterBlock(node: ApiNode, seqno: number | null): BlockRecord {
  return seqno === null
    ? newestMasterBlock(node)
    : blockAt(node, { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno });
}

export interface AccountSnapshot {
  readonly address: Address;
  /** Null for an account that never existed. */
  readonly account: AccountRecord | null;
  /** The masterchain block at which the account was read. */
  readonly block: BlockRecord;
}

export function accountAt(node: ApiNode, address: Address, seqno: number | null): AccountSnapshot {
  const block = masterBlock(node, seqno);
  const account =
    seqno === null ? (node.store.accounts.now([address])[0] ?? null) : node.store.accounts.at(address, seqno);
  return { address, account, block };
}

/** Execution context of a contract, at that block or now. */
export function executionContextOf(
  node: ApiNode,
  { address, account, block }: AccountSnapshot,
  seqno: number | null,
): CallContext {
  const config = node.store.chain.configAt(block.seqno);
  if (config === null) throw liteserverError("LITE_SERVER_NOTREADY: no configuration yet");
  return {
    address,
    shardAccount: account?.shardAccount ?? null,
    config,
    libraries: node.store.chain.allLibraries(),
    previousBlocks: node.store.blocks.previousAt(block.seqno),
    now: seqno === null ? node.now() : block.generatedAt,
    lt: block.endLt,
  };
}
