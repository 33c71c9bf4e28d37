import { optional, optionalMany, v3 } from "../endpoint";
import * as param from "../param";
import { onlyWith, rule } from "../param-rule";
import { address, bigint, boc, flag, hash, integer, json, list, maybe, struct, type Read } from "../schema";
import { namedWithTokens } from "./address-book";
import { addressOrNone, issuerFields } from "./keyed-maps";
import { nftIndex } from "./nft-index";
import { addresses, page, sort, TEN_ROWS, TEN_ROWS_CHECKED_LATE, timeWindow } from "./v3-params";

const group = "NFTs";

export const NftCollection = struct({
  address,
  owner_address: maybe(address),
  last_transaction_lt: maybe(bigint),
  next_item_index: maybe(nftIndex),
  collection_content: maybe(issuerFields),
  data_hash: maybe(hash),
  code_hash: maybe(hash),
});
export type NftCollection = Read<typeof NftCollection>;

export const NftItem = struct({
  address,
  init: maybe(flag),
  index: maybe(nftIndex),
  collection_address: maybe(address),
  owner_address: maybe(address),
  content: maybe(issuerFields),
  last_transaction_lt: maybe(bigint),
  code_hash: maybe(hash),
  data_hash: maybe(hash),
  collection: maybe(NftCollection),
  on_sale: maybe(flag),
  /** While an item is on sale, the sale contract owns it; this is the seller. */
  real_owner: maybe(address),
  sale_contract_address: maybe(address),
  auction_contract_address: maybe(address),
});
export type NftItem = Read<typeof NftItem>;

export const NftTransfer = struct({
  query_id: maybe(bigint),
  nft_address: address,
  nft_collection: addressOrNone,
  transaction_hash: hash,
  transaction_lt: bigint,
  transaction_now: integer,
  transaction_aborted: maybe(flag),
  old_owner: addressOrNone,
  new_owner: addressOrNone,
  response_destination: maybe(address),
  custom_payload: maybe(boc),
  decoded_custom_payload: maybe(json),
  forward_amount: maybe(bigint),
  forward_payload: maybe(boc),
  decoded_forward_payload: maybe(json),
  trace_id: maybe(hash),
});
export type NftTransfer = Read<typeof NftTransfer>;

export const nftCollections = v3({
  path: "nft/collections",
  group,
  about: "NFT collections by address or owner.",
  params: {
    collection_address: addresses("The collections.", 1_024),
    owner_address: addresses("Their owners.", 1_024),
    ...page,
  },
  response: struct({ nft_collections: list(NftCollection), ...namedWithTokens }),
  paging: TEN_ROWS_CHECKED_LATE,
  freshness: "slow",
  rows: (answer) => answer.nft_collections,
});

const itemIndex = param.word("an index in decimal digits", /^\d+$/, 80);

export const nftItems = v3({
  path: "nft/items",
  group,
  about: "NFTs by address, owner, or collection and index.",
  params: {
    address: addresses("The items."),
    owner_address: addresses("Their owners."),
    collection_address: addresses("Their collections."),
    index: optionalMany(itemIndex, 1_000, "Indexes within the collection."),
    include_on_sale: optional(param.flag, "Include the owner's items that are on sale or in an auction."),
    sort_by_last_transaction_lt: optional(param.flag, "Most recently changed first."),
    ...page,
  },
  rules: [
    onlyWith(
      "index",
      ["collection_address"],
      "index parameter is not allowed without the collection_address",
    ),
    rule(
      "exact one owner_address required for multiple collection_address",
      ({ collection_address: collections, owner_address: owners }) =>
        !Array.isArray(collections) ||
        collections.length < 2 ||
        (Array.isArray(owners) && owners.length === 1),
    ),
  ],
  response: struct({ nft_items: list(NftItem), ...namedWithTokens }),
  paging: TEN_ROWS_CHECKED_LATE,
  freshness: "list",
  rows: (answer) => answer.nft_items,
});

export const nftTransfers = v3({
  path: "nft/transfers",
  group,
  about: "Transfers of NFTs by owner, item, collection or time.",
  params: {
    owner_address: addresses("Who gave or got it."),
    address: addresses("Older name of owner_address."),
    item_address: addresses("The items."),
    collection_address: optional(param.address, "Their collection."),
    direction: optional(param.oneOf("in", "out", "both"), "To or from the owner."),
    ...timeWindow,
    ...page,
    sort,
  },
  response: struct({ nft_transfers: list(NftTransfer), ...namedWithTokens }),
  paging: TEN_ROWS,
  pin: { end_lt: "transaction_lt", end_utime: "transaction_now" },
  freshness: "list",
  rows: (answer) => answer.nft_transfers,
});
