import type { Hash } from "@/lib/ton/hash";
import type { Chain, Step } from "../chain/chain";
import type { TransactionRecord } from "../records";

/** What is not final yet. */
export interface PendingSet {
  /** What accepted messages would do, as it was when they were accepted. */
  pending(): readonly TransactionRecord[];
  /** In shard blocks that no masterchain block has committed yet. */
  confirmed(): readonly TransactionRecord[];
}

export class Pending implements PendingSet {
  readonly #trials = new Map<Hash, TransactionRecord>();

  constructor(private readonly chain: Pick<Chain, "confirmed">) {}

  pending(): readonly TransactionRecord[] {
    return [...this.#trials.values()];
  }

  confirmed(): readonly TransactionRecord[] {
    return this.chain.confirmed();
  }

  add(trial: TransactionRecord): void {
    if (trial.traceExternalHash !== null) this.#trials.set(trial.traceExternalHash, trial);
  }

  /** Takes out what has become a transaction, or never will. */
  settle({ final, confirmed, dropped }: Step): void {
    for (const { traceExternalHash } of [...final.transactions, ...confirmed]) {
      if (traceExternalHash !== null) this.#trials.delete(traceExternalHash);
    }
    for (const hash of dropped) this.#trials.delete(hash);
  }
}
