import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { Election } from "../../contracts/elector-data";
import type { Database } from "../../store/database";
import { big, integer, optional } from "../../store/row";
import type { Page, Range } from "../../store/store";
import { Where } from "../../store/where";
import { addressIn, hashIn, objectIn } from "../columns";
import type { Tables } from "../tables";
import { hashOf, holderOf } from "./digits";
import type { Who } from "./validator-event-rows";

export function noteElection(database: Database, election: Election): void {
  const { id, closesAt, minStake, totalStake, candidates, failed, finished } = election;
  const told = {
    election_id: id,
    elect_close: closesAt,
    min_stake: String(minStake),
    total_stake: String(totalStake),
    total_participants: candidates.size,
    failed,
    finished,
  };
  database
    .statement("INSERT OR REPLACE INTO election VALUES (?, ?, ?)")
    .run(id, finished ? 1 : 0, JSON.stringify(told));
  for (const [pubkey, { stake, maxFactor, holder, adnl }] of candidates)
    database
      .statement("INSERT OR REPLACE INTO candidate VALUES (?, ?, ?, ?, ?, ?)")
      .run(id, hashOf(pubkey), stake, maxFactor, holderOf(holder), hashOf(adnl));
}

export interface ElectionFilter extends Who {
  readonly id?: number | undefined;
  readonly finished?: boolean | undefined;
  readonly ids: Range<number>;
}

export interface ToldElection {
  readonly id: number;
  /** The row as it is answered, without who takes part. */
  readonly told: object;
}

export function listElections(
  { database }: Tables,
  { id, finished, ids, ...who }: ElectionFilter,
  { sort, limit, offset }: Page,
): readonly ToldElection[] {
  const where = new Where().is("id", id);
  if (finished !== undefined) where.is("finished", finished ? 1 : 0);
  if (ids.from !== undefined) where.holds("id >= ?", ids.from);
  if (ids.to !== undefined) where.holds("id <= ?", ids.to);
  const taking = whoTakesPart(who);
  if (taking.values.length > 0)
    where.holds(`id IN (SELECT election FROM candidate WHERE ${taking.sql})`, ...taking.values);
  return database
    .statement(`SELECT id, told FROM election WHERE ${where.sql} ORDER BY id ${sort} LIMIT ? OFFSET ?`)
    .all(...where.values, limit, offset)
    .map((row) => ({ id: integer(row, 0), told: objectIn(row, 1) }));
}

function whoTakesPart({ holder, adnl, pubkey }: Who): Where {
  return new Where().is("holder", holder).is("adnl", adnl).is("pubkey", pubkey);
}

export interface Candidate {
  readonly pubkey: Hash;
  readonly stake: bigint;
  readonly maxFactor: number;
  readonly holder: Address;
  readonly adnl: Hash;
  /** Where it stands in the set that came of the election; null when it is not in one. */
  readonly place: number | null;
}

/** Those that are asked for, the highest stake first. */
export function candidatesOf({ database }: Tables, election: number, who: Who): readonly Candidate[] {
  const where = whoTakesPart(who).is("c.election", election);
  return database
    .statement(
      `SELECT c.pubkey, c.stake, c.factor, c.holder, c.adnl,
         (SELECT m.place FROM cycle y JOIN cycle_member m ON m.cycle = y.since
          WHERE y.election = c.election AND m.pubkey = c.pubkey)
       FROM candidate c WHERE ${where.sql} ORDER BY c.stake DESC, c.pubkey`,
    )
    .all(...where.values)
    .map((row) => ({
      pubkey: hashIn(row, 0),
      stake: big(row, 1),
      maxFactor: integer(row, 2),
      holder: addressIn(row, 3),
      adnl: hashIn(row, 4),
      place: optional(integer, row, 5),
    }));
}
