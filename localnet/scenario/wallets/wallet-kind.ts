import type { Address, Cell, MessageRelaxed, Slice } from "@ton/core";
import type { CodeName } from "../../contracts/stored-code";
import type { KeyPair } from "../../chain/key-pairs";

/** One wallet version: its code, its initial data and the layout of its orders. */
export interface WalletKind {
  readonly code: CodeName;
  readonly maxPayments: number;
  data(publicKey: Buffer, network: WalletNetwork): Cell;
  order(order: WalletOrder, by: OrderSigner): Cell;
  /** The next order's number, from the data of a deployed wallet. */
  nextNumber(data: Slice): number;
}

/** Part of the data of wallets since version 5. */
export interface WalletNetwork {
  readonly globalId: number;
}

export interface OrderSigner {
  readonly key: KeyPair;
  readonly address: Address;
  readonly network: WalletNetwork;
}

/** A request of the owner, which the wallet's key signs. */
export interface WalletOrder {
  /** The seqno; for highload wallets any number that is unique within the same second. */
  readonly number: number;
  /** Seconds since 1970. */
  readonly now: number;
  readonly payments: readonly WalletPayment[];
  /** A plugin change instead of payments. */
  readonly plugin?: PluginChange;
}

/** Installs a contract as a plugin, which may then request payments, or removes it. */
export type PluginChange =
  | {
      readonly install: { readonly code: Cell; readonly data: Cell };
      readonly amount: bigint;
      readonly body: Cell;
    }
  | { readonly remove: Address; readonly amount: bigint };

export interface WalletPayment {
  readonly message: MessageRelaxed;
  readonly mode: number;
}

/** How long an order is valid, in versions with a time limit. */
export const VALIDITY_SECONDS = 300;

/** The usual subwallet id in the basechain. */
export const SUBWALLET = 698983191;
export const KEY_BYTES = 32;
