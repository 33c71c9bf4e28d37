import type { Address, Cell } from "@ton/core";
import type { ResidentName } from "./residents";
import type { Town } from "./town";
import type { PluginChange } from "./wallets/wallet-kind";

/** One event of the scenario: a resident's wallet sends messages. */
export interface ScenarioEvent {
  /** Seconds since 1970. */
  readonly at: number;
  readonly by: ResidentName;
  readonly messages: readonly OutgoingMessage[];
  /** A change of the wallet's plugins instead of messages. */
  readonly plugin?: PluginChange;
  /** An external message sent instead of an order to the wallet. */
  readonly external?: UnsignedExternal;
  /** The number of expected transactions besides those of the wallet and of the direct recipients. */
  readonly furtherTransactions?: number;
}

export interface OutgoingMessage {
  readonly to: Address;
  /** In nanotons. */
  readonly amount: bigint;
  /** A text is a comment. */
  readonly body?: string | Cell;
  /** Computes the body when the message is sent, from the current state of contracts. */
  readonly makeBody?: (dataOf: DataOf) => Cell;
  /** The state with which the message deploys its destination. */
  readonly init?: { readonly code: Cell; readonly data: Cell };
  /** Amounts of extra currencies, by currency id. */
  readonly extraCurrencies?: Readonly<Record<number, bigint>>;
  readonly bounce: boolean;
}

/** A contract's data as of the last final block; null for an account without code. */
export type DataOf = (address: Address) => Cell | null;

/** An external message to a contract that accepts it without a signature. */
export interface UnsignedExternal {
  readonly to: Address;
  readonly body: Cell;
}

/** A strand of the scenario: its events in a span of time. */
export type Chapter = (town: Town, span: Span) => readonly ScenarioEvent[];

/** Seconds since 1970; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const COIN = 1_000_000_000;

/** Converts coins to nanotons, with a precision of a thousandth. */
export function coins(amount: number): bigint {
  return BigInt(Math.round(amount * 1_000)) * BigInt(COIN / 1_000);
}
