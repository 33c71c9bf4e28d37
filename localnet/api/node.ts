import type { Chain, Genesis, Verdict } from "../chain/chain";
import type { TransactionRecord } from "../records";
import type { Store } from "../store/store";

/** What the interfaces need of the node behind them. */
export interface ApiNode {
  readonly store: Store;
  readonly chain: Chain;
  readonly pending: PendingSet;
  readonly genesis: Genesis;
  /** Seconds since 1970 by the chain's own clock. */
  now(): number;
  submit(message: Uint8Array): Promise<Verdict>;
}

export interface PendingSet {
  /** Trial transactions of the messages that were accepted and are in no block yet. */
  pending(): readonly TransactionRecord[];
  /** Those in shard blocks that no masterchain block has committed yet. */
  confirmed(): readonly TransactionRecord[];
}
