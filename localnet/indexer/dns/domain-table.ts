import type { Address } from "@/lib/ton/address/address";
import { parseWireAddress } from "@/lib/ton/address/read-address";
import type { Row } from "../../store/database";
import { integer, optional, text } from "../../store/row-readers";
import type { Tables } from "../index-tables";

/** A domain as stored in its item. */
export interface Domain {
  readonly item: Address;
  /** With the zone, such as `alice.ton`. */
  readonly name: string;
  /** A 256-bit integer. */
  readonly index: bigint;
  readonly collection: Address;
  readonly owner: Address | null;
  readonly records: DomainRecords;
  /** During the auction, and until the winner claims the domain. */
  readonly auction: DomainAuction | null;
  /** Seconds since 1970 of the last renewal. */
  readonly renewedAt: number;
}

/** The records in the standard categories. */
export interface DomainRecords {
  readonly resolver: Address | null;
  readonly wallet: Address | null;
  /** Hashes in hex. */
  readonly site: string | null;
  readonly bag: string | null;
}

export interface DomainAuction {
  readonly bidder: Address;
  readonly bid: bigint;
  /** Seconds since 1970. */
  readonly endsAt: number;
}

export const DOMAIN_TABLE = `
CREATE TABLE IF NOT EXISTS domain (item TEXT PRIMARY KEY, name TEXT NOT NULL, number TEXT NOT NULL,
  collection TEXT NOT NULL, owner TEXT, resolver TEXT, wallet TEXT, site TEXT, bag TEXT, bidder TEXT, bid TEXT,
  ends INTEGER, filled INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS domain_name ON domain (name);
CREATE INDEX IF NOT EXISTS domain_wallet ON domain (wallet) WHERE wallet IS NOT NULL;
CREATE INDEX IF NOT EXISTS domain_bidder ON domain (bidder, ends, item) WHERE bidder IS NOT NULL;
`;

export function writeDomain({ database }: Tables, domain: Domain): void {
  const { item, name, index, collection, owner, records, auction, renewedAt: filledAt } = domain;
  database
    .statement("INSERT OR REPLACE INTO domain VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    .run(
      item,
      name,
      String(index),
      collection,
      owner,
      records.resolver,
      records.wallet,
      records.site,
      records.bag,
      auction?.bidder ?? null,
      auction === null ? null : String(auction.bid),
      auction?.endsAt ?? null,
      filledAt,
    );
}

/** In the order in which `readDomain` reads them. */
export const DOMAIN_COLUMNS =
  "item, name, number, collection, owner, resolver, wallet, site, bag, bidder, bid, ends, filled";

export function readDomain(row: Row): Domain {
  return {
    item: address(row, 0),
    name: text(row, 1),
    index: BigInt(text(row, 2)),
    collection: address(row, 3),
    owner: optional(address, row, 4),
    records: {
      resolver: optional(address, row, 5),
      wallet: optional(address, row, 6),
      site: optional(text, row, 7),
      bag: optional(text, row, 8),
    },
    auction: optional(auctionIn, row, 9),
    renewedAt: integer(row, 12),
  };
}

function auctionIn(row: Row, column: number): DomainAuction {
  return {
    bidder: address(row, column),
    bid: BigInt(text(row, column + 1)),
    endsAt: integer(row, column + 2),
  };
}

function address(row: Row, column: number): Address {
  return parseWireAddress(text(row, column));
}
