import type { Hash } from "@/lib/ton/value/hash";
import type { Chain, ChainStep, SubmitVerdict } from "../chain/chain";
import type { MessageRecord, TransactionRecord } from "../chain-records";

/** Transactions that are not final yet. */
export interface PendingSet {
  /** Emulated transactions of accepted messages and of what follows from them. */
  pending(): readonly TransactionRecord[];
  /** Transactions in shard blocks that no masterchain block has committed yet. */
  confirmed(): readonly TransactionRecord[];
}

/** The same external message has one key, however it is serialized. */
function keyOf({ normalizedHash, hash }: MessageRecord): Hash {
  return normalizedHash ?? hash;
}

export class PendingTransactions implements PendingSet {
  /** Emulated transactions by the key of their incoming message. */
  readonly #emulated = new Map<Hash, TransactionRecord>();

  constructor(private readonly chain: Pick<Chain, "confirmed">) {}

  pending(): readonly TransactionRecord[] {
    return [...this.#emulated.values()];
  }

  confirmed(): readonly TransactionRecord[] {
    return this.chain.confirmed();
  }

  add({ pending, followers }: Extract<SubmitVerdict, { kind: "accepted" }>): void {
    if (pending.incoming !== null) this.#remove(keyOf(pending.incoming));
    for (const emulated of [pending, ...followers])
      if (emulated.incoming !== null) this.#emulated.set(keyOf(emulated.incoming), emulated);
  }

  /** Removes what was executed in the meantime or never will be. */
  settle({ final, confirmed, dropped, undeliverable }: ChainStep): void {
    for (const made of [...final.transactions, ...confirmed]) this.#replace(made);
    for (const hash of [...dropped, ...undeliverable]) this.#remove(hash);
  }

  /** Attaches the emulated followers to the real transaction, as far as it sent the same messages. */
  #replace({ incoming, outgoing, lt, traceId }: TransactionRecord): void {
    const emulated = incoming === null ? null : this.#take(keyOf(incoming));
    if (emulated === null) return;
    for (const [index, { hash, destination }] of emulated.outgoing.entries()) {
      const sent = outgoing[index];
      if (sent?.destination === destination) this.#move(hash, sent, traceId, lt - emulated.lt);
      else this.#remove(hash);
    }
  }

  /** Shifts the whole branch by the same `lt` difference, so that it stays ordered and after its parent. */
  #move(key: Hash, incoming: MessageRecord, traceId: Hash, shift: bigint): void {
    const emulated = this.#take(key);
    if (emulated === null) return;
    this.#emulated.set(incoming.hash, { ...emulated, incoming, traceId, lt: emulated.lt + shift });
    for (const sent of emulated.outgoing) this.#move(sent.hash, sent, traceId, shift);
  }

  #take(key: Hash): TransactionRecord | null {
    const emulated = this.#emulated.get(key) ?? null;
    this.#emulated.delete(key);
    return emulated;
  }

  #remove(key: Hash): void {
    for (const { hash } of this.#take(key)?.outgoing ?? []) this.#remove(hash);
  }
}
