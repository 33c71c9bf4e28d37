import * as v from "valibot";
import { requiredMany, v3 } from "../endpoint";
import * as param from "../param";
import { address, bigint, flag, hash, integer, json, list, maybe, struct, text, type Read } from "../schema";
import { details } from "./optional-details";
import { namedWithTokens } from "./address-book";
import { NftItem } from "./v3-nft";
import { MAX_ROWS } from "./v3-params";
import { readTyped } from "./typed-details";

/** The data of a sale contract, by its kind. */
const NFT_SALE_DETAILS = {
  getgems_sale: details({
    is_complete: flag,
    full_price: bigint,
    marketplace_fee_address: address,
    marketplace_fee: bigint,
    royalty_address: address,
    royalty_amount: bigint,
  }),
  getgems_auction: details({
    end_flag: flag,
    end_time: integer,
    last_bid: bigint,
    last_member: address,
    min_step: integer,
    mp_fee_address: address,
    mp_fee_factor: integer,
    mp_fee_base: integer,
    royalty_fee_address: address,
    royalty_fee_factor: integer,
    royalty_fee_base: integer,
    max_bid: bigint,
    min_bid: bigint,
    last_bid_at: integer,
    is_canceled: flag,
  }),
  telemint: details({
    token_name: text,
    bidder_address: address,
    bid: bigint,
    bid_ts: integer,
    min_bid: bigint,
    end_time: integer,
    beneficiary_address: address,
    initial_min_bid: bigint,
    max_bid: bigint,
    min_bid_step: bigint,
    min_extend_time: integer,
    duration: integer,
    royalty_numerator: integer,
    royalty_denominator: integer,
    royalty_destination: address,
  }),
} as const;

export const NftSale = v.pipe(
  struct({
    type: text,
    address,
    nft_address: maybe(address),
    nft_owner_address: maybe(address),
    marketplace_address: maybe(address),
    created_at: maybe(integer),
    last_transaction_lt: maybe(bigint),
    code_hash: maybe(hash),
    data_hash: maybe(hash),
    details: maybe(json),
    nft_item: maybe(NftItem),
  }),
  v.transform((sale) => ({ ...sale, details: readSaleDetails(sale.type, sale.details) })),
);
export type NftSale = Read<typeof NftSale>;

const readSaleDetails = readTyped(NFT_SALE_DETAILS);

export const nftSales = v3({
  path: "nft/sales",
  group: "NFTs",
  about: "Sale and auction contracts by address: price, bids, fees and the item.",
  params: { address: requiredMany(param.address, MAX_ROWS, "The sale and auction contracts.") },
  missing: { status: 422, message: "at least 1 address required" },
  response: struct({ nft_sales: list(NftSale), ...namedWithTokens }),
  freshness: "list",
  rows: (answer) => answer.nft_sales,
});
