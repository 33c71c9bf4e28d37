import type { Address, Cell, MessageRelaxed, Slice } from "@ton/core";
import type { CodeName } from "../../contracts/code";
import type { KeyPair } from "../../chain/keys";

/** One version of a wallet: what it is made of, and what an order to it looks like. */
export interface WalletKind {
  readonly code: CodeName;
  readonly mostPayments: number;
  data(publicKey: Buffer, network: WalletNetwork): Cell;
  order(order: Order, by: Signer): Cell;
  /** What the next order is counted by, read from the data of a deployed wallet. */
  nextNumber(data: Slice): number;
}

/** What versions from five on put into their data. */
export interface WalletNetwork {
  readonly globalId: number;
}

export interface Signer {
  readonly key: KeyPair;
  readonly address: Address;
  readonly network: WalletNetwork;
}

/** What the owner of a wallet tells it to do. */
export interface Order {
  /** The wallet's seqno; of highload wallets any number that no other order of the same second has. */
  readonly number: number;
  /** Seconds since 1970. */
  readonly now: number;
  readonly payments: readonly Payment[];
  /** Instead of payments. */
  readonly plugin?: PluginOrder;
}

/** To let a contract of its own take money from the wallet, or to let it do so no more. */
export type PluginOrder =
  | {
      readonly take: { readonly code: Cell; readonly data: Cell };
      readonly amount: bigint;
      readonly body: Cell;
    }
  | { readonly leave: Address; readonly amount: bigint };

export interface Payment {
  readonly message: MessageRelaxed;
  readonly mode: number;
}

/** For how long a wallet may take an order, where its version asks. */
export const VALIDITY_SECONDS = 300;

/** Clients count the subwallets of a basechain wallet from here. */
export const SUBWALLET = 698983191;
export const KEY_BYTES = 32;
