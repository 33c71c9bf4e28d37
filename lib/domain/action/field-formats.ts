/** How a field of an action's details is told. */
export type Format =
  | "party"
  | "coins"
  /** Of extra currencies, by their numbers. */
  | "currencies"
  | "token"
  | "item"
  | "collection"
  | "text"
  /** A name of the service's own, in its spelling: `stonfi_v2`. */
  | "name"
  | "code"
  | "operation"
  /** Which record of a domain. */
  | "record"
  | "number"
  | "time"
  | "flag"
  | Amount
  | Comment
  | Each
  | Cases;

/** An amount of the token whose master stands at the first of these paths that has one. */
interface Amount {
  readonly of: readonly string[];
  /** What it is of where none has: the network's coin, or something under this name. */
  readonly otherwise: "coins" | { readonly unit: string };
}

/** What somebody wrote; the flag beside it says whether only the receiver can read it. */
interface Comment {
  readonly comment: string | null;
}

interface Each {
  readonly each: string;
  readonly formats: Formats;
}

/** It depends on another field. */
interface Cases {
  readonly by: string;
  readonly cases: Readonly<Record<string, Format>>;
  readonly otherwise: Format;
}

export type Formats = Readonly<Record<string, Format>>;

const SOME_TOKEN = "a token that is not named";

/** Of a token; of one that nobody named, if there is no master. */
export const tokens = (...of: readonly string[]): Format => ({ of, otherwise: { unit: SOME_TOKEN } });

/** Where exchanges say nothing instead of a master they mean the coin. */
export const tokensOrCoins = (...of: readonly string[]): Format => ({ of, otherwise: "coins" });

/** Of something that has no master in the details. */
export const units = (unit: string): Format => ({ of: [], otherwise: { unit } });

/** Names that mean the same wherever they stand. Of other fields their values tell. */
export const COMMON_FORMATS: Formats = {
  value: "coins",
  price: "coins",
  full_price: "coins",
  min_bid: "coins",
  max_bid: "coins",
  payout_amount: "coins",
  royalty_amount: "coins",
  marketplace_fee: "coins",
  forward_amount: "coins",
  ton_amount: "coins",
  native_fee: "coins",
  extra_currencies: "currencies",
  value_extra_currencies: "currencies",
  lp_tokens_minted: units("LP tokens"),
  lp_tokens_burnt: units("LP tokens"),
  asset: "token",
  asset_in: "token",
  asset_out: "token",
  asset_1: "token",
  asset_2: "token",
  target_asset_1: "token",
  target_asset_2: "token",
  provided_asset: "token",
  source_asset: "token",
  staking_asset: "token",
  collateral: "token",
  nft_item: "item",
  nft_address: "item",
  nft_collection: "collection",
  burnt_nft_address: "item",
  minted_item_address: "item",
  payout_nft: "item",
  dex: "name",
  provider: "name",
  opcode: "operation",
  comment: { comment: "is_encrypted_comment" },
  payout_comment: { comment: "payout_comment_encrypted" },
  query_id: "code",
  nonce: "code",
  nft_item_index: "code",
  nft_index: "code",
  burnt_nft_index: "code",
  minted_item_index: "code",
  order_seqno: "code",
  signer_index: "code",
  creator_index: "code",
  src_eid: "code",
  dst_eid: "code",
  send_request_id: "code",
  custom_payload: "code",
  forward_payload: "code",
  order_boc: "code",
  message_boc: "code",
  pubkey: "code",
  signers_hash: "code",
  new_secret_hash: "code",
  bitcoin_tx_id: "code",
  guid: "code",
  message: "code",
  asset_id: "code",
  expiration_date: "time",
  timestamp: "time",
};
