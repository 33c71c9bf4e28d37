import type { Address } from "@/lib/ton/address/address";
import type { BlockRecord, PreviousBlocks, UndeliveredMessage } from "../../chain-records";
import { RawCellReader } from "../cells/raw-cell-reader";
import { readInfo } from "../cells/read-message";
import { readBag } from "../cells/read-bag";
import type { Genesis } from "../chain";
import { Core } from "./core";
import { decodeExternal } from "./decode-external";
import { Heads } from "./chain-heads";
import { LiveLedger } from "./live-ledger";
import { PublicLibraries } from "./libraries";
import { Machine } from "./machine";
import type { InternalMessage } from "./queued-messages";
import { networkConfig } from "./network-config";
import { MASTER, shardOf } from "./shard-ids";

/** The state from which a core starts: the zero state, or that after a masterchain block. */
export interface CoreStart {
  readonly genesis: Genesis;
  readonly heads: readonly BlockRecord[];
  readonly previousBlocks: PreviousBlocks;
  readonly config: Uint8Array;
  readonly accounts: readonly { readonly address: Address; readonly shardAccount: Uint8Array }[];
  readonly undelivered: readonly UndeliveredMessage[];
  readonly mempool: readonly Uint8Array[];
}

function internalOf({ boc, traceId, traceExternalHash }: UndeliveredMessage): readonly InternalMessage[] {
  const cell = readBag(boc);
  const info = readInfo(new RawCellReader(cell));
  if (info.kind !== "internal" || info.destination === null) return [];
  const { destination, createdLt } = info;
  return [{ hash: cell.hash, boc, destination, createdLt, traceId, traceExternalHash }];
}

export function openCore(start: CoreStart, machine = new Machine()): Core {
  const { genesis, heads, config, accounts, undelivered, mempool } = start;
  const ledger = new LiveLedger();
  for (const { address, shardAccount } of accounts) {
    ledger.accounts.set(address, Buffer.from(shardAccount).toString("base64"));
  }
  ledger.post(undelivered.flatMap(internalOf));
  for (const boc of mempool) {
    const decoded = decodeExternal(boc);
    if (decoded.kind === "message") ledger.admit(decoded.message);
  }
  const libraries = new PublicLibraries();
  libraries.update([...ledger.accounts].filter(([address]) => shardOf(address) === MASTER));
  const network = networkConfig(readBag(config));
  return new Core(
    genesis,
    ledger,
    new Heads(genesis, heads, start.previousBlocks),
    libraries,
    machine,
    network,
  );
}
