import type { Address } from "../ton/address/address";
import type { BlockId } from "../ton/block/block";
import type { Hash } from "../ton/value/hash";
import type { DomainWarning } from "./lookalike";

/** `exact`: the text can hardly be anything else. `possible`: it is one of several readings, or a guess. */
export type Certainty = "exact" | "possible";

/** The page that shows an account in the role in which a link names it. */
export type AccountPage = "account" | "jetton" | "nft" | "pool" | "multisig" | "vesting";

interface Read {
  readonly certainty: Certainty;
  /** Which network the input itself speaks of, by an address's flag or a link's host; null: any. */
  readonly testnet: boolean | null;
}

export interface AccountMeaning extends Read {
  readonly kind: "account";
  readonly address: Address;
  readonly page: AccountPage;
}

/** A request for a payment. People who paste one want to see who would be paid. */
export interface TransferMeaning extends Read {
  readonly kind: "transfer";
  readonly address: Address;
  /** In the smallest units of the coin, or of the jetton if there is one. */
  readonly amount: bigint | null;
  readonly jetton: Address | null;
  readonly comment: string | null;
}

export interface DomainMeaning extends Read {
  readonly kind: "domain";
  /** Normalized and in lower case, without a final dot. */
  readonly name: string;
  readonly warning: DomainWarning | null;
}

/** Of a transaction, a message, a trace or a block: only the service can tell. */
export interface HashMeaning extends Read {
  readonly kind: "hash";
  readonly hash: Hash;
}

/** Never a block of the masterchain, which has a kind of its own. */
export interface BlockMeaning extends Read {
  readonly kind: "block";
  readonly id: BlockId;
}

export interface MasterchainBlockMeaning extends Read {
  readonly kind: "masterchain block";
  readonly seqno: number;
}

export interface TransactionMeaning extends Read {
  readonly kind: "transaction";
  readonly lt: bigint;
  readonly hash: Hash;
  readonly address: Address;
}

/** A number that can be the logical time of some transactions. */
export interface LogicalTimeMeaning extends Read {
  readonly kind: "logical time";
  readonly lt: bigint;
}

export interface BocMeaning extends Read {
  readonly kind: "boc";
  /** In base64url, however it was written. */
  readonly boc: string;
}

export interface MomentMeaning extends Read {
  readonly kind: "moment";
  readonly seconds: number;
}

/** What a link to a search asks for. */
export interface TextMeaning extends Read {
  readonly kind: "text";
  readonly query: string;
}

export type Meaning =
  | AccountMeaning
  | TransferMeaning
  | DomainMeaning
  | HashMeaning
  | BlockMeaning
  | MasterchainBlockMeaning
  | TransactionMeaning
  | LogicalTimeMeaning
  | BocMeaning
  | MomentMeaning
  | TextMeaning;

/** One way of writing things down. */
export interface Form {
  /** For people: "which forms were tried". */
  readonly name: string;
  /** A text of this form, for people who wonder what it looks like. */
  readonly example: string;
  /** In characters, when it is not the usual limit. */
  readonly longest?: number;
  /** All that the text, already cleaned, can mean in this form; never throws. */
  read(text: string): readonly Meaning[];
}
