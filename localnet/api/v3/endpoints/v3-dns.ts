import { isAddress } from "@/lib/ton/address/address";
import { dnsActiveAuctions, dnsRecords } from "@/lib/toncenter/v3/v3-dns";
import type { Domain } from "../../../indexer/dns/domain-table";
import { listAuctions, listDomains, type AuctionCursor } from "../../../indexer/dns/list-domains";
import { itemsAt } from "../../../indexer/nft/item-rows";
import type { Tables } from "../../../indexer/index-tables";
import { addressesIn } from "../render/addresses-in";
import { collectionsOf } from "./v3-nft";
import { renderItem } from "../render/render-nft";
import { route, type Route } from "../v3-route";
import { malformed } from "../request/v3-refusals";
import { digitsOrNull } from "../render/v3-json-values";

function renderDnsRecord({ item, owner, name, records }: Domain) {
  return {
    nft_item_address: item,
    nft_item_owner: owner,
    domain: name,
    dns_next_resolver: records.resolver,
    dns_wallet: records.wallet,
    dns_site_adnl: records.site,
    dns_storage_bag_id: records.bag,
  };
}

function renderAuction({ item, name, auction, renewedAt: filledAt }: Domain, now: number) {
  return {
    nft_item_address: item,
    domain: name,
    max_bid_address: auction?.bidder ?? null,
    max_bid_amount: digitsOrNull(auction?.bid ?? null),
    auction_end_time: auction === null ? null : String(auction.endsAt),
    last_fill_up_time: String(filledAt),
    finished: auction !== null && auction.endsAt < now,
  };
}

const noItem = () => ({});

/** Renders the NFT item of a domain. */
function itemRenderer(tables: Tables, domains: readonly Domain[]) {
  const items = itemsAt(
    tables,
    domains.map(({ item }) => item),
  );
  const context = { collections: collectionsOf(tables, items) };
  const rows = new Map(items.map((item) => [item.address, renderItem(item, context)]));
  return ({ item }: Domain) => {
    const row = rows.get(item);
    return row === undefined ? {} : { nft_item: row };
  };
}

const CURSOR = /^(\d{20}):(.+)$/;

function cursorOf({ item, auction }: Domain): string {
  const end = String(auction?.endsAt ?? 0).padStart(20, "0");
  return Buffer.from(`${end}:${item}`).toString("base64url");
}

/** Null without a cursor. Throws for a malformed one. */
function positionOf(cursor: string | undefined): AuctionCursor | null {
  if (cursor === undefined) return null;
  const [, end = "", item = ""] = CURSOR.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const endsAt = BigInt(end);
  if (!isAddress(item) || endsAt > BigInt(Number.MAX_SAFE_INTEGER)) throw malformed("after");
  return { endsAt, item };
}

export const DNS: readonly Route[] = [
  route(dnsRecords, ({ node, values, page, addressBookFor }) => {
    const domains = listDomains(node.index.tables, { wallet: values.wallet, name: values.domain }, page);
    const rows = domains.map(renderDnsRecord);
    return { records: rows, ...addressBookFor(addressesIn(rows)) };
  }),

  route(dnsActiveAuctions, ({ node, values, page, addressDetailsFor }) => {
    const now = node.now();
    const { bidder, state = "all", after } = values;
    const found = listAuctions(
      node.index.tables,
      { bidder, state, now, after: positionOf(after) },
      { ...page, limit: page.limit + 1 },
    );
    const domains = found.slice(0, page.limit);
    const last = found.length > domains.length ? domains.at(-1) : undefined;
    const item = values.include_nft_items === true ? itemRenderer(node.index.tables, domains) : noItem;
    const rows = domains.map((domain) => ({ ...renderAuction(domain, now), ...item(domain) }));
    return {
      auctions: rows,
      ...addressDetailsFor(addressesIn(rows)),
      next_cursor: last === undefined ? null : cursorOf(last),
    };
  }),
];
