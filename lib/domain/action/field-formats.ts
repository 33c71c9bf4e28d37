import type { ContractPage } from "./action-row";

/** How a field of an action's details is formatted. */
export type Format =
  | "party"
  /** A contract with its own page. */
  | ContractPage
  | "coins"
  /** Extra currencies by id. */
  | "currencies"
  | "token"
  | "item"
  | "collection"
  | "text"
  /** An identifier of the service, such as `stonfi_v2`. */
  | "name"
  | "code"
  | "operation"
  /** The category of a DNS record. */
  | "record"
  | "number"
  | "time"
  | "flag"
  | Amount
  | Comment
  | Each
  | Cases;

/** An amount of the token whose master is at the first of these paths that has a value. */
interface Amount {
  readonly of: readonly string[];
  /** The unit if no path has a master: the coin of the network, or this name. */
  readonly otherwise: "coins" | { readonly unit: string };
  /** The paths are of contracts that can be masters: one is if its token is known. */
  readonly onlyKnown?: true;
}

/** A comment; the flag next to it says whether it is encrypted. */
interface Comment {
  readonly comment: string | null;
}

interface Each {
  readonly each: string;
  readonly formats: Formats;
}

/** The format depends on another field. */
interface Cases {
  readonly by: string;
  readonly cases: Readonly<Record<string, Format>>;
  readonly otherwise: Format;
}

export type Formats = Readonly<Record<string, Format>>;

const SOME_TOKEN = "an unknown token";

/** An amount of a token; of an unnamed one if there is no master. */
export const tokens = (...of: readonly string[]): Format => ({ of, otherwise: { unit: SOME_TOKEN } });

/** Exchanges mean the coin when they omit the master. */
export const tokensOrCoins = (...of: readonly string[]): Format => ({ of, otherwise: "coins" });

/** An amount whose unit has no master in the details. */
export const units = (unit: string): Format => ({ of: [], otherwise: { unit } });

/** Many pools are the masters of their own tokens. */
const poolTokens: Format = {
  of: ["pool", "destination_liquidity"],
  otherwise: { unit: "LP tokens" },
  onlyKnown: true,
};

/** Fields that have the same meaning in every type. The format of all others is derived from their values. */
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
  lp_tokens_minted: poolTokens,
  lp_tokens_burnt: poolTokens,
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
