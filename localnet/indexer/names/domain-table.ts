import type { Address } from "@/lib/ton/address/address";
import { parseWireAddress } from "@/lib/ton/address/read-address";
import type { Row } from "../../store/database";
import { integer, optional, text } from "../../store/row";
import type { Tables } from "../tables";

/** A domain as its item has it. */
export interface Domain {
  readonly item: Address;
  /** With its ending, as people write it. */
  readonly name: string;
  /** A whole number of 256 bits. */
  readonly index: bigint;
  readonly collection: Address;
  readonly owner: Address | null;
  readonly records: DomainRecords;
  /** While it is given away, and until who bid most comes for it. */
  readonly auction: DomainAuction | null;
  /** Seconds since 1970, when its owner last cared for it. */
  readonly filledAt: number;
}

/** What most readers ask for. */
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
  const { item, name, index, collection, owner, records, auction, filledAt } = domain;
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

/** In the order of `readDomain`. */
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
    filledAt: integer(row, 12),
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
