import * as v from "valibot";
import { required, v2 } from "../endpoint";
import { fieldOf } from "../field-of";
import * as kinds from "../param";
import { address, bigint, boc, flag, integer, json, maybe, name, struct, text, type Read } from "../schema";
import { blank, tagged } from "./v2-wire";

/** Metadata in the contract itself, or a link to it. */
export const TokenContent = tagged("type", {
  onchain: { data: v.record(v.string(), json) },
  offchain: { data: text },
});
export type TokenContent = Read<typeof TokenContent>;

/** Here the node interface writes a standard address as its parts. */
const NamedAccount = struct({ workchain_id: integer, address: text });

const DnsRecord = tagged("@type", {
  dns_storage_address: { bag_id: text },
  dns_smc_address: { smc_addr: NamedAccount },
  dns_adnl_address: { adnl_addr: text },
  dns_next_resolver: { resolver: NamedAccount },
});

/** An NFT that is a domain has records instead of metadata. */
export const DnsContent = struct({
  domain: name,
  data: struct({
    dns_next_resolver: maybe(DnsRecord),
    wallet: maybe(DnsRecord),
    site: maybe(DnsRecord),
    storage: maybe(DnsRecord),
  }),
});
export type DnsContent = Read<typeof DnsContent>;

const ItemContent = v.lazy((input) => (fieldOf(input, "domain") === undefined ? TokenContent : DnsContent));

/** The older generation answers without the contract's own address. */
const self = maybe(address);

export const TokenData = tagged("contract_type", {
  jetton_master: {
    address: self,
    total_supply: bigint,
    mintable: flag,
    admin_address: blank(address),
    jetton_content: TokenContent,
    jetton_wallet_code: boc,
  },
  jetton_wallet: {
    address: self,
    balance: bigint,
    owner: address,
    jetton: address,
    mintless_is_claimed: maybe(flag),
    jetton_wallet_code: boc,
  },
  nft_collection: {
    address: self,
    next_item_index: bigint,
    owner_address: blank(address),
    collection_content: TokenContent,
  },
  nft_item: {
    address: self,
    init: flag,
    index: bigint,
    collection_address: blank(address),
    owner_address: blank(address),
    content: ItemContent,
  },
});
export type TokenData = Read<typeof TokenData>;

export const getTokenData = v2({
  path: "getTokenData",
  group: "Accounts",
  about: "Token data of a jetton, a jetton wallet, an NFT or a collection.",
  params: { address: required(kinds.address, "The token's contract.") },
  response: TokenData,
  freshness: "list",
});
