import type { Address } from "@/lib/ton/address/address";
import type { BlockRecord, UndeliveredMessage } from "../../records";
import { CellReader } from "../cells/cell-reader";
import { readInfo } from "../cells/message";
import { readBag } from "../cells/read-bag";
import type { Genesis } from "../chain";
import { Core } from "./core";
import { decodeExternal } from "./external";
import { Heads } from "./heads";
import { Ledger } from "./ledger";
import { Libraries } from "./libraries";
import { Machine } from "./machine";
import type { InternalMessage } from "./messages";
import { networkConfig } from "./network-config";
import { MASTER, placeOf } from "./place";

/** Where a chain begins: at its zero state, or after a block of the masterchain. */
export interface Beginning {
  readonly genesis: Genesis;
  readonly heads: readonly BlockRecord[];
  readonly config: Uint8Array;
  readonly accounts: readonly { readonly address: Address; readonly shardAccount: Uint8Array }[];
  readonly undelivered: readonly UndeliveredMessage[];
  readonly mempool: readonly Uint8Array[];
}

function internalOf({ boc, traceId, traceExternalHash }: UndeliveredMessage): readonly InternalMessage[] {
  const cell = readBag(boc);
  const info = readInfo(new CellReader(cell));
  if (info.kind !== "internal" || info.destination === null) return [];
  const { destination, createdLt } = info;
  return [{ hash: cell.hash, boc, destination, createdLt, traceId, traceExternalHash }];
}

export function openCore(beginning: Beginning, machine = new Machine()): Core {
  const { genesis, heads, config, accounts, undelivered, mempool } = beginning;
  const ledger = new Ledger();
  for (const { address, shardAccount } of accounts) {
    ledger.accounts.set(address, Buffer.from(shardAccount).toString("base64"));
  }
  ledger.post(undelivered.flatMap(internalOf));
  for (const boc of mempool) {
    const decoded = decodeExternal(boc);
    if (decoded.kind === "message") ledger.admit(decoded.message);
  }
  const libraries = new Libraries();
  libraries.update([...ledger.accounts].filter(([address]) => placeOf(address) === MASTER));
  const network = networkConfig(readBag(config));
  return new Core(genesis, ledger, new Heads(genesis, heads), libraries, machine, network);
}
