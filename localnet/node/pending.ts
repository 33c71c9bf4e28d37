import type { Hash } from "@/lib/ton/value/hash";
import type { Chain, Step, Verdict } from "../chain/chain";
import type { MessageRecord, TransactionRecord } from "../records";

/** What is not final yet. */
export interface PendingSet {
  /** What accepted messages would do, and what would follow, as it was when they were accepted. */
  pending(): readonly TransactionRecord[];
  /** In shard blocks that no masterchain block has committed yet. */
  confirmed(): readonly TransactionRecord[];
}

/** A message that comes twice is one. */
function nameOf({ normalizedHash, hash }: MessageRecord): Hash {
  return normalizedHash ?? hash;
}

export class Pending implements PendingSet {
  /** By the message that each would receive. */
  readonly #trials = new Map<Hash, TransactionRecord>();

  constructor(private readonly chain: Pick<Chain, "confirmed">) {}

  pending(): readonly TransactionRecord[] {
    return [...this.#trials.values()];
  }

  confirmed(): readonly TransactionRecord[] {
    return this.chain.confirmed();
  }

  add({ pending, followers }: Extract<Verdict, { kind: "accepted" }>): void {
    if (pending.incoming !== null) this.#remove(nameOf(pending.incoming));
    for (const trial of [pending, ...followers])
      if (trial.incoming !== null) this.#trials.set(nameOf(trial.incoming), trial);
  }

  /** Takes out what has become a transaction, or never will. */
  settle({ final, confirmed, dropped, undeliverable }: Step): void {
    for (const made of [...final.transactions, ...confirmed]) this.#replace(made);
    for (const hash of [...dropped, ...undeliverable]) this.#remove(hash);
  }

  /** What follows from a trial follows from the transaction in its place, where that has sent the same. */
  #replace({ incoming, outgoing, lt, traceId }: TransactionRecord): void {
    const trial = incoming === null ? null : this.#take(nameOf(incoming));
    if (trial === null) return;
    for (const [index, { hash, destination }] of trial.outgoing.entries()) {
      const sent = outgoing[index];
      if (sent?.destination === destination) this.#move(hash, sent, traceId, lt - trial.lt);
      else this.#remove(hash);
    }
  }

  /** All of a branch is later by as much, so that it stays in order and after what it follows from. */
  #move(name: Hash, incoming: MessageRecord, traceId: Hash, later: bigint): void {
    const trial = this.#take(name);
    if (trial === null) return;
    this.#trials.set(incoming.hash, { ...trial, incoming, traceId, lt: trial.lt + later });
    for (const sent of trial.outgoing) this.#move(sent.hash, sent, traceId, later);
  }

  #take(name: Hash): TransactionRecord | null {
    const trial = this.#trials.get(name) ?? null;
    this.#trials.delete(name);
    return trial;
  }

  #remove(name: Hash): void {
    for (const { hash } of this.#take(name)?.outgoing ?? []) this.#remove(hash);
  }
}
