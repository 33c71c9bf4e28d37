import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { Database } from "../../store/database";
import { integer, optional } from "../../store/row-readers";
import type { Page, Range } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import { addressIn, hashIn, objectIn } from "../column-readers";
import type { Tables } from "../index-tables";
import type { Complaint } from "./render-complaints";
import type { ValidatorFilter } from "./validator-event-rows";

export function writeComplaints(database: Database, complaints: readonly Complaint[]): void {
  for (const { electionId, hash, createdAt, pubkey, rendered } of complaints)
    database
      .statement("INSERT OR REPLACE INTO complaint VALUES (?, ?, ?, ?, ?)")
      .run(electionId, hash, createdAt, pubkey, JSON.stringify(rendered));
}

export interface ComplaintFilter extends ValidatorFilter {
  readonly cycle?: number | undefined;
  readonly election?: number | undefined;
  readonly time: Range<number>;
}

export interface ComplaintRow {
  readonly cycle: number | null;
  readonly election: number;
  readonly hash: Hash;
  readonly pubkey: Hash;
  readonly adnl: Hash | null;
  readonly holder: Address | null;
  /** The remaining fields of the v3 row. */
  readonly rendered: object;
  readonly rewardAddress: Address;
}

export function listComplaints(
  { database }: Tables,
  { cycle, election, time, holder, adnl, pubkey }: ComplaintFilter,
  { sort, limit, offset }: Page,
): readonly ComplaintRow[] {
  const where = new Where().is("y.since", cycle).is("p.election", election).is("c.holder", holder);
  where.is("m.adnl", adnl).is("p.pubkey", pubkey);
  if (time.from !== undefined) where.and("p.time >= ?", time.from);
  if (time.to !== undefined) where.and("p.time <= ?", time.to);
  return database
    .statement(
      `SELECT y.since, p.election, p.hash, p.pubkey, m.adnl, c.holder, p.rendered,
         json_extract(p.rendered, '$.reward_address')
       FROM complaint p LEFT JOIN cycle y ON y.election = p.election
       LEFT JOIN cycle_member m ON m.cycle = y.since AND m.pubkey = p.pubkey
       LEFT JOIN candidate c ON c.election = p.election AND c.pubkey = p.pubkey
       WHERE ${where.sql} ORDER BY p.time ${sort}, p.hash LIMIT ? OFFSET ?`,
    )
    .all(...where.values, limit, offset)
    .map((row) => ({
      cycle: optional(integer, row, 0),
      election: integer(row, 1),
      hash: hashIn(row, 2),
      pubkey: hashIn(row, 3),
      adnl: optional(hashIn, row, 4),
      holder: optional(addressIn, row, 5),
      rendered: objectIn(row, 6),
      rewardAddress: addressIn(row, 7),
    }));
}
