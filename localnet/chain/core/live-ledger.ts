import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { byLt, type ExternalMessage, type InternalMessage } from "./queued-messages";
import { shardOf, ALL_SHARDS, type ShardId } from "./shard-ids";

/** An account that never existed: no state, no last transaction. */
export const NO_ACCOUNT = Buffer.from(`b5ee9c7201010201002e000150${"00".repeat(40)}01000140`, "hex").toString(
  "base64",
);

function byPlace<T>(make: () => T): Map<ShardId, T> {
  return new Map(ALL_SHARDS.map((shardId) => [shardId, make()]));
}

/** The live state: accounts, queued internal messages, and the mempools. */
export class LiveLedger {
  readonly accounts = new Map<Address, string>();
  readonly #inboxes = byPlace<InternalMessage[]>(() => []);
  readonly #mempools = byPlace(() => new Map<Hash, ExternalMessage>());

  accountAt(address: Address): string {
    return this.accounts.get(address) ?? NO_ACCOUNT;
  }

  /** Removes and returns the queued messages of a shard, oldest first. */
  takeInbox(shardId: ShardId): InternalMessage[] {
    const inbox = this.#inboxes.get(shardId) ?? [];
    this.#inboxes.set(shardId, []);
    return inbox.sort(byLt);
  }

  post(messages: readonly InternalMessage[]): void {
    for (const message of messages) {
      const shardId = shardOf(message.destination);
      if (shardId !== null) this.#inboxes.get(shardId)?.push(message);
    }
  }

  mempoolOf(shardId: ShardId): Map<Hash, ExternalMessage> {
    return this.#mempools.get(shardId) ?? new Map();
  }

  isIdle(shardId: ShardId): boolean {
    return (this.#inboxes.get(shardId) ?? []).length === 0 && this.mempoolOf(shardId).size === 0;
  }

  /** False if the message is already queued. */
  admit(message: ExternalMessage): boolean {
    const shardId = shardOf(message.destination);
    const mempool = shardId === null ? null : this.mempoolOf(shardId);
    if (mempool === null || mempool.has(message.normalizedHash)) return false;
    mempool.set(message.normalizedHash, message);
    return true;
  }
}
