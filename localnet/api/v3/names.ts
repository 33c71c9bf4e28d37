import { isAddress } from "@/lib/ton/address/address";
import { dnsActiveAuctions, dnsRecords } from "@/lib/toncenter/v3/dns";
import type { Domain } from "../../indexer/names/domain-table";
import { listAuctions, listDomains, type AuctionPlace } from "../../indexer/names/domains";
import { itemsAt } from "../../indexer/nft/items";
import type { Tables } from "../../indexer/tables";
import { mentionedIn } from "./mentioned";
import { collectionsOf } from "./nft";
import { itemRow } from "./nft-rows";
import { operation, type Operation } from "./operation";
import { malformed } from "./refusals";
import { digitsOrNull } from "./values";

function recordRow({ item, owner, name, records }: Domain) {
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

function auctionRow({ item, name, auction, filledAt }: Domain, now: number) {
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

const nothing = () => ({});

/** The items of domains, as other lists have them. */
function itemRowsOf(tables: Tables, domains: readonly Domain[], origin: string) {
  const items = itemsAt(
    tables,
    domains.map(({ item }) => item),
  );
  const around = { collections: collectionsOf(tables, items), origin };
  const rows = new Map(items.map((item) => [item.address, itemRow(item, around)]));
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

/** Null where there is none; refused when it is none that was ever given out. */
function placeOf(cursor: string | undefined): AuctionPlace | null {
  if (cursor === undefined) return null;
  const [, end = "", item = ""] = CURSOR.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const endsAt = BigInt(end);
  if (!isAddress(item) || endsAt > BigInt(Number.MAX_SAFE_INTEGER)) throw malformed("after");
  return { endsAt, item };
}

export const NAMES: readonly Operation[] = [
  operation(dnsRecords, ({ node, values, page, named }) => {
    const domains = listDomains(node.index.tables, { wallet: values.wallet, name: values.domain }, page);
    const rows = domains.map(recordRow);
    return { records: rows, ...named(mentionedIn(rows)) };
  }),

  operation(dnsActiveAuctions, ({ node, origin, values, page, described }) => {
    const now = node.now();
    const { bidder, state = "all", after } = values;
    const found = listAuctions(
      node.index.tables,
      { bidder, state, now, after: placeOf(after) },
      { ...page, limit: page.limit + 1 },
    );
    const domains = found.slice(0, page.limit);
    const last = found.length > domains.length ? domains.at(-1) : undefined;
    const item = values.include_nft_items === true ? itemRowsOf(node.index.tables, domains, origin) : nothing;
    const rows = domains.map((domain) => ({ ...auctionRow(domain, now), ...item(domain) }));
    return {
      auctions: rows,
      ...described(mentionedIn(rows)),
      next_cursor: last === undefined ? null : cursorOf(last),
    };
  }),
];
