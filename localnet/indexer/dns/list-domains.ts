import type { Address } from "@/lib/ton/address/address";
import { text } from "../../store/row-readers";
import type { Page } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import type { Tables } from "../index-tables";
import { DOMAIN_COLUMNS, readDomain, type Domain } from "./domain-table";

export function domainAt({ database }: Tables, item: Address): Domain | null {
  const row = database.statement(`SELECT ${DOMAIN_COLUMNS} FROM domain WHERE item = ?`).first(item);
  return row === null ? null : readDomain(row);
}

export interface DomainFilter {
  /** The address in the wallet record. */
  readonly wallet?: Address | undefined;
  readonly name?: string | undefined;
}

/** Shortest names first. */
export function listDomains({ database }: Tables, filter: DomainFilter, page: Page): readonly Domain[] {
  const where = new Where().is("wallet", filter.wallet).is("name", filter.name);
  return database
    .statement(
      `SELECT ${DOMAIN_COLUMNS} FROM domain WHERE ${where.sql} ORDER BY length(name), name, item LIMIT ? OFFSET ?`,
    )
    .all(...where.values, page.limit, page.offset)
    .map(readDomain);
}

export type AuctionState = "all" | "won" | "bidding";

/** The sort key of auctions. */
export interface AuctionCursor {
  readonly endsAt: bigint;
  readonly item: Address;
}

export interface AuctionFilter {
  readonly bidder: Address;
  readonly state: AuctionState;
  /** Seconds since 1970. */
  readonly now: number;
  /** Only auctions after this one. */
  readonly after: AuctionCursor | null;
}

/** Auctions with this highest bidder that are not claimed yet, by their end. */
export function listAuctions({ database }: Tables, filter: AuctionFilter, page: Page): readonly Domain[] {
  const { bidder, state, now, after } = filter;
  const where = new Where().and("bidder = ?", bidder);
  if (state !== "all") where.and(state === "won" ? "ends < ?" : "ends >= ?", now);
  if (after !== null) where.and("(ends, item) > (?, ?)", after.endsAt, after.item);
  return database
    .statement(`SELECT ${DOMAIN_COLUMNS} FROM domain WHERE ${where.sql} ORDER BY ends, item LIMIT ? OFFSET ?`)
    .all(...where.values, page.limit, page.offset)
    .map(readDomain);
}

/** The shortest domain that an account owns and that points to it. */
export function namesOf({ database }: Tables, accounts: readonly Address[]): ReadonlyMap<Address, string> {
  const rows = database
    .statement(
      `SELECT wallet, name FROM domain WHERE owner = wallet AND wallet IN (SELECT value FROM json_each(?))
       ORDER BY length(name) DESC, name DESC`,
    )
    .all(JSON.stringify(accounts));
  const names = new Map(rows.map((row) => [text(row, 0), text(row, 1)]));
  return new Map(
    accounts.flatMap((account) => {
      const name = names.get(account);
      return name === undefined ? [] : [[account, name] as const];
    }),
  );
}
