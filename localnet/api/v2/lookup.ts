import type { Address } from "@/lib/ton/address/address";
import { MASTERCHAIN, MASTERCHAIN_SHARD, type BlockId } from "@/lib/ton/block/block";
import type { AccountRecord, BlockRecord } from "../../records";
import type { Surroundings } from "../../chain/chain";
import type { ApiNode } from "../node";
import { nodeRefused } from "./refusal";

/** The node's words for what it does not have. */
export function notInDatabase(what: "seqno" | "lt" | "ts"): Error {
  return nodeRefused(`LITE_SERVER_NOTREADY: ${what} not in db`);
}

export function headOf({ store }: ApiNode): BlockRecord {
  const head = store.blocks.head();
  if (head === null) throw nodeRefused("LITE_SERVER_NOTREADY: no blocks yet");
  return head;
}

export function blockAt({ store }: ApiNode, id: BlockId): BlockRecord {
  const block = store.blocks.byId(id);
  if (block === null) throw notInDatabase("seqno");
  return block;
}

/** The masterchain block of that number, or the newest. */
export function masterBlock(node: ApiNode, seqno: number | null): BlockRecord {
  return seqno === null
    ? headOf(node)
    : blockAt(node, { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno });
}

export interface Seen {
  readonly address: Address;
  /** Null for an account that was never there. */
  readonly account: AccountRecord | null;
  /** The masterchain block at which it was looked at. */
  readonly block: BlockRecord;
}

export function accountAt(node: ApiNode, address: Address, seqno: number | null): Seen {
  const block = masterBlock(node, seqno);
  const account =
    seqno === null ? (node.store.accounts.now([address])[0] ?? null) : node.store.accounts.at(address, seqno);
  return { address, account, block };
}

/** What a contract can see of the world around it, at that block or now. */
export function surroundingsOf(
  node: ApiNode,
  { address, account, block }: Seen,
  seqno: number | null,
): Surroundings {
  const config = node.store.chain.configAt(block.seqno);
  if (config === null) throw nodeRefused("LITE_SERVER_NOTREADY: no configuration yet");
  return {
    address,
    shardAccount: account?.shardAccount ?? null,
    config,
    libraries: node.store.chain.allLibraries(),
    now: seqno === null ? node.now() : block.generatedAt,
    lt: block.endLt,
  };
}
