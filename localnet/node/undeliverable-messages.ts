import * as v from "valibot";
import type { Hash } from "@/lib/ton/value/hash";
import { readBag } from "../chain/cells/read-bag";
import type { Restart } from "../chain-records";
import type { Store } from "../store/store";

const NOTE = "undeliverable messages";
const StoredHashes = v.array(v.string());

/** Messages that crash the TVM. The store still has them as undelivered, but no chain should run them again. */
export class UndeliverableMessages {
  readonly #hashes: Set<string>;

  constructor(private readonly store: Pick<Store, "note" | "setNote">) {
    this.#hashes = new Set(v.parse(StoredHashes, JSON.parse(store.note(NOTE) ?? "[]")));
  }

  add(hashes: readonly Hash[]): void {
    if (hashes.length === 0) return;
    for (const hash of hashes) this.#hashes.add(hash);
    this.store.setNote(NOTE, JSON.stringify([...this.#hashes]));
  }

  /** The restart state without these messages. */
  removeFrom(restart: Restart): Restart {
    if (this.#hashes.size === 0) return restart;
    const undelivered = restart.undelivered.filter(({ boc }) => !this.#hashes.has(readBag(boc).hash));
    return { ...restart, undelivered };
  }
}
