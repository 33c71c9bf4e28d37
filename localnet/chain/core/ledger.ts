import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { byLt, type ExternalMessage, type InternalMessage } from "./messages";
import { placeOf, PLACES, type Place } from "./place";

/** An account that was never there: no state, no last transaction. */
export const NO_ACCOUNT = Buffer.from(`b5ee9c7201010201002e000150${"00".repeat(40)}01000140`, "hex").toString(
  "base64",
);

function byPlace<T>(make: () => T): Map<Place, T> {
  return new Map(PLACES.map((place) => [place, make()]));
}

/** The live state: accounts, messages between them, and messages from outside that wait. */
export class Ledger {
  readonly accounts = new Map<Address, string>();
  readonly #inboxes = byPlace<InternalMessage[]>(() => []);
  readonly #mempools = byPlace(() => new Map<Hash, ExternalMessage>());

  accountAt(address: Address): string {
    return this.accounts.get(address) ?? NO_ACCOUNT;
  }

  /** Takes all that waits for a place, the earliest first. */
  takeInbox(place: Place): InternalMessage[] {
    const inbox = this.#inboxes.get(place) ?? [];
    this.#inboxes.set(place, []);
    return inbox.sort(byLt);
  }

  post(messages: readonly InternalMessage[]): void {
    for (const message of messages) {
      const place = placeOf(message.destination);
      if (place !== null) this.#inboxes.get(place)?.push(message);
    }
  }

  mempoolOf(place: Place): Map<Hash, ExternalMessage> {
    return this.#mempools.get(place) ?? new Map();
  }

  isIdle(place: Place): boolean {
    return (this.#inboxes.get(place) ?? []).length === 0 && this.mempoolOf(place).size === 0;
  }

  /** False when it waits already. */
  admit(message: ExternalMessage): boolean {
    const place = placeOf(message.destination);
    const mempool = place === null ? null : this.mempoolOf(place);
    if (mempool === null || mempool.has(message.normalizedHash)) return false;
    mempool.set(message.normalizedHash, message);
    return true;
  }
}
