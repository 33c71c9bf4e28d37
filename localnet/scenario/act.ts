import type { Address, Cell } from "@ton/core";
import type { ResidentName } from "./residents";
import type { Town } from "./town";
import type { PluginOrder } from "./wallets/kind";

/** One thing that happens in the town: somebody tells their wallet to send something. */
export interface Act {
  /** Seconds since 1970. */
  readonly at: number;
  readonly by: ResidentName;
  readonly sends: readonly Parcel[];
  /** What the wallet does instead of sending anything, if it is one that takes plugins. */
  readonly plugin?: PluginOrder;
  /** Nobody's wallet is asked for this. */
  readonly knock?: Knock;
  /** Transactions that follow besides those of the wallet and of the receivers. */
  readonly more?: number;
}

export interface Parcel {
  readonly to: Address;
  /** In the smallest unit of the coin. */
  readonly amount: bigint;
  /** A text is a comment. */
  readonly body?: string | Cell;
  /** What is said instead when that depends on how things stand by then. */
  readonly sayThen?: (dataOf: DataOf) => Cell;
  /** What to make of a place that is not built yet. */
  readonly build?: { readonly code: Cell; readonly data: Cell };
  /** Amounts of other currencies that come along, by their number. */
  readonly currencies?: Readonly<Record<number, bigint>>;
  /** Whether it comes back when it cannot be received. */
  readonly returns: boolean;
}

/** The data of a contract as the last final block left it; null for an account without code. */
export type DataOf = (address: Address) => Cell | null;

/** A message from outside to a contract that hears whoever comes. */
export interface Knock {
  readonly to: Address;
  readonly body: Cell;
}

/** A part of what happens between two times. */
export type Chapter = (town: Town, span: Span) => readonly Act[];

/** Seconds since 1970; the end does not belong to it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const COIN = 1_000_000_000;

/** An amount in coins, to the thousandth. */
export function coins(amount: number): bigint {
  return BigInt(Math.round(amount * 1_000)) * BigInt(COIN / 1_000);
}
