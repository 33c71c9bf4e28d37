import type { AddressBook } from "../../toncenter/v3/address-book";
import type { DnsAuction, DnsRecord } from "../../toncenter/v3/v3-dns";
import { readDomainName } from "../../search/domain-name";
import { partyOf } from "../transaction/make-transaction-row";
import type { DomainAuctionRow, DomainRow } from "./domain-row";

export function domainRow(record: DnsRecord, names: AddressBook): DomainRow {
  const { nft_item_owner: owner } = record;
  return {
    domain: record.domain,
    warning: warningOf(record.domain),
    item: record.nft_item_address,
    owner: owner === null ? null : partyOf(owner, names),
    site: record.dns_site_adnl,
    storage: record.dns_storage_bag_id,
    resolver: record.dns_next_resolver,
  };
}

export function domainAuctionRow(
  auction: DnsAuction,
  names: AddressBook,
  nowSeconds: number,
): DomainAuctionRow {
  const { max_bid_address: bidder, auction_end_time: endsAt, finished } = auction;
  return {
    domain: auction.domain,
    warning: warningOf(auction.domain),
    item: auction.nft_item_address,
    bidder: bidder === null ? null : partyOf(bidder, names),
    bid: auction.max_bid_amount,
    endsAt,
    finished: finished ?? (endsAt !== null && endsAt < nowSeconds),
  };
}

function warningOf(name: string): DomainRow["warning"] {
  return readDomainName(name)?.warning ?? null;
}
