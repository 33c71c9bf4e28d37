import type { Address } from "@/lib/ton/address/address";

/** What localnet lets those on its machine do. A command that cannot be done now throws a `CannotNow`. */
export interface Controls {
  state(): LocalnetState;
  /** A real transfer; the amount is in the smallest unit. */
  faucet(address: Address, amount: bigint): Promise<object>;
  mine(blocks: number): Promise<object>;
  advanceTime(seconds: number): Promise<object>;
  snapshot(name: string): Promise<object>;
  restore(name: string): Promise<object>;
  /** Begins a new chain; the old one is gone, its snapshots are not. */
  reset(): Promise<object>;
  /** The chain stands still until `unfreeze`; it still answers. */
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
  /** The newest masterchain block that the index has taken in. */
  readonly index: { readonly seqno: number };
  readonly clock: { readonly now: number; readonly offset: number };
  /** How much of the town's history has been told. */
  readonly history: { readonly done: number; readonly of: number };
  readonly transactions: number;
  readonly frozen: boolean;
  /** What the process takes, in bytes. */
  readonly memory: number;
  readonly snapshots: readonly string[];
}

/** Said to whoever asked; the message is a sentence. */
export class CannotNow extends Error {}
