import { optional, required, v3 } from "../endpoint";
import * as param from "../param";
import { atLeastOneOf, atMostOneOf } from "../param-rule";
import { address, bigint, flag, integer, list, maybe, name, struct, text, type Read } from "../schema";
import { named, namedWithTokens } from "./address-book";
import { NftItem } from "./v3-nft";
import { HUNDRED_ROWS, page } from "./v3-params";

const group = "DNS";

export const DnsRecord = struct({
  domain: name,
  nft_item_address: address,
  nft_item_owner: maybe(address),
  dns_next_resolver: maybe(address),
  dns_wallet: maybe(address),
  dns_site_adnl: maybe(text),
  dns_storage_bag_id: maybe(text),
});
export type DnsRecord = Read<typeof DnsRecord>;

export const DnsAuction = struct({
  domain: name,
  nft_item_address: address,
  max_bid_address: maybe(address),
  max_bid_amount: maybe(bigint),
  auction_end_time: maybe(integer),
  last_fill_up_time: maybe(integer),
  /** The auction's time is over, whether or not the winner has claimed the domain. */
  finished: maybe(flag),
  nft_item: maybe(NftItem),
});
export type DnsAuction = Read<typeof DnsAuction>;

const domain = param.word("a domain name such as foundation.ton", /^[^\s/?#&]+$/, 255);

export const dnsRecords = v3({
  path: "dns/records",
  group,
  about: "Domains by name, or those that point to a wallet; short names first.",
  params: {
    wallet: optional(param.address, "The wallet that the domains point to."),
    domain: optional(domain, "The whole name."),
    ...page,
  },
  rules: [
    atLeastOneOf(["wallet", "domain"], "either wallet address or domain is required"),
    atMostOneOf(["wallet", "domain"], "provide either wallet address or domain, not both"),
  ],
  response: struct({ records: list(DnsRecord), ...named }),
  paging: HUNDRED_ROWS,
  freshness: "list",
  rows: (answer) => answer.records,
});

export const DNS_AUCTION_STATES = ["all", "won", "bidding"] as const;

export const dnsActiveAuctions = v3({
  path: "dns/activeAuctions",
  group,
  about: "Auctions of domains by highest bidder, those that end soonest first.",
  params: {
    bidder: required(param.address, "The highest bidder."),
    state: optional(param.oneOf(...DNS_AUCTION_STATES), "Running, ended but unclaimed, or all."),
    include_nft_items: optional(param.flag, "Include the items."),
    after: optional(
      param.word("the next_cursor of the page before", /^[A-Za-z0-9_=-]+$/, 256),
      "Where the page before ended.",
    ),
    ...page,
  },
  rules: [atMostOneOf(["after", "offset"], "use either after or offset, not both")],
  missing: { status: 422, message: "bidder address is required" },
  response: struct({ auctions: list(DnsAuction), next_cursor: maybe(text), ...namedWithTokens }),
  paging: HUNDRED_ROWS,
  freshness: "list",
  rows: (answer) => answer.auctions,
});
