import type { Address } from "../ton/address/address";
import type { BlockId } from "../ton/block/block";
import type { Hash } from "../ton/value/hash";

/** `exact`: the text can hardly be anything else. `possible`: it is one of several meanings, or a guess. */
export type Certainty = "exact" | "possible";

/** The page that shows an account in the role that a link gives it. */
export type AccountPage = "account" | "jetton" | "nft" | "pool" | "multisig" | "vesting" | "validator";

interface MatchBase {
  readonly certainty: Certainty;
  /** The network that the input names, by the flag of an address or the host of a link; null: any. */
  readonly testnet: boolean | null;
}

export interface AccountMatch extends MatchBase {
  readonly kind: "account";
  readonly address: Address;
  readonly page: AccountPage;
}

/** A request for a payment. The page is that of the recipient. */
export interface TransferMatch extends MatchBase {
  readonly kind: "transfer";
  readonly address: Address;
  /** In the smallest units of the coin, or of the jetton if there is one. */
  readonly amount: bigint | null;
  readonly jetton: Address | null;
  readonly comment: string | null;
}

export interface DomainMatch extends MatchBase {
  readonly kind: "domain";
  /** Normalized and in lower case, without a final dot. */
  readonly name: string;
  /** Why the name may be deceptive. */
  readonly warning: string | null;
}

/** Identifies a transaction, a message, a trace or a block: only the service can tell which. */
export interface HashMatch extends MatchBase {
  readonly kind: "hash";
  readonly hash: Hash;
}

/** By its public key or its ADNL address: only the service can tell which. */
export interface ValidatorMatch extends MatchBase {
  readonly kind: "validator";
  readonly key: Hash;
}

/** Never a masterchain block, which has its own kind. */
export interface BlockMatch extends MatchBase {
  readonly kind: "block";
  readonly id: BlockId;
}

export interface MasterchainBlockMatch extends MatchBase {
  readonly kind: "masterchain block";
  readonly seqno: number;
}

export interface TransactionMatch extends MatchBase {
  readonly kind: "transaction";
  readonly lt: bigint;
  readonly hash: Hash;
  readonly address: Address;
}

/** A number that can be the logical time of some transactions. */
export interface LogicalTimeMatch extends MatchBase {
  readonly kind: "logical time";
  readonly lt: bigint;
}

export interface BocMatch extends MatchBase {
  readonly kind: "boc";
  /** In base64url, however it was written. */
  readonly boc: string;
}

export interface MomentMatch extends MatchBase {
  readonly kind: "moment";
  readonly seconds: number;
}

/** The query of a link to a search. */
export interface TextMatch extends MatchBase {
  readonly kind: "text";
  readonly query: string;
}

export type Match =
  | AccountMatch
  | TransferMatch
  | DomainMatch
  | HashMatch
  | ValidatorMatch
  | BlockMatch
  | MasterchainBlockMatch
  | TransactionMatch
  | LogicalTimeMatch
  | BocMatch
  | MomentMatch
  | TextMatch;

/** One notation of inputs. */
export interface Form {
  /** Shown if nothing matched: the forms that were tried. */
  readonly name: string;
  /** A text of this form, shown as an example. */
  readonly example: string;
  /** In characters, if it is not the usual limit. */
  readonly longest?: number;
  /** All matches of the text, already cleaned, in this form; never throws. */
  read(text: string): readonly Match[];
}
