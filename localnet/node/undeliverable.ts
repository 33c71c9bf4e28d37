import * as v from "valibot";
import type { Hash } from "@/lib/ton/value/hash";
import { readBag } from "../chain/cells/read-bag";
import type { Restart } from "../records";
import type { Store } from "../store/store";

const NOTE = "undeliverable messages";
const Known = v.array(v.string());

/** Messages that the machine cannot run: the store has them as under way, and no chain should try them again. */
export class Undeliverable {
  readonly #hashes: Set<string>;

  constructor(private readonly store: Pick<Store, "note" | "setNote">) {
    this.#hashes = new Set(v.parse(Known, JSON.parse(store.note(NOTE) ?? "[]")));
  }

  add(hashes: readonly Hash[]): void {
    if (hashes.length === 0) return;
    for (const hash of hashes) this.#hashes.add(hash);
    this.store.setNote(NOTE, JSON.stringify([...this.#hashes]));
  }

  /** What the store would begin a chain with, without them. */
  leaveOut(restart: Restart): Restart {
    if (this.#hashes.size === 0) return restart;
    const undelivered = restart.undelivered.filter(({ boc }) => !this.#hashes.has(readBag(boc).hash));
    return { ...restart, undelivered };
  }
}
