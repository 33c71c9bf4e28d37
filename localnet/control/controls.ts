import type { Address } from "@/lib/ton/address/address";
import type { CrowdSize } from "../scenario/crowd";
import type { CopiedAccount } from "../copied-account";

/** Commands for local callers. One that cannot run now throws `CommandUnavailable`. */
export interface Controls {
  state(): LocalnetState;
  /** Sends a real transfer; `amount` is in nanocoins. */
  faucet(address: Address, amount: bigint): Promise<object>;
  /** Replaces an account's code, data and balance by those of an account of another network. */
  copy(account: CopiedAccount): Promise<object>;
  /** Makes many holders, items and transactions with real contracts, and resolves to where they are. */
  crowd(size: CrowdSize): Promise<object>;
  mine(blocks: number): Promise<object>;
  advanceTime(seconds: number): Promise<object>;
  /** Fails if a snapshot of that name exists, unless `replace` is true. */
  snapshot(name: string, replace: boolean): Promise<object>;
  restore(name: string): Promise<object>;
  /** Replaces the chain by a new one; snapshots stay. */
  reset(): Promise<object>;
  /** Stops making blocks until `unfreeze`; the API still answers. */
  freeze(): Promise<object>;
  unfreeze(): Promise<object>;
}

export interface LocalnetState {
  readonly network: string;
  readonly genesis: {
    readonly id: string;
    readonly seed: string;
    readonly time: number;
    readonly globalId: number;
  };
  readonly head: { readonly seqno: number; readonly time: number } | null;
  /** The newest indexed masterchain block. */
  readonly index: { readonly seqno: number };
  readonly clock: { readonly now: number; readonly offset: number };
  readonly history: HistoryProgress;
  readonly transactions: number;
  readonly frozen: boolean;
  /** Resident memory of the process in bytes. */
  readonly memory: number;
  readonly snapshots: readonly string[];
}

/** How far the history is replayed. */
export interface HistoryProgress {
  /** Groups of events. */
  readonly done: number;
  readonly of: number;
  /** The time in the history that the chain has reached, and that at which it ends. */
  readonly time: number;
  readonly until: number;
}

/** The message is a sentence for the caller. */
export class CommandUnavailable extends Error {}
