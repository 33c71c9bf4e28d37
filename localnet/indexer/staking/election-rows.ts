import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { Election } from "../../contracts/elector-data";
import type { Database } from "../../store/database";
import { big, integer, optional } from "../../store/row-readers";
import type { Page, Range } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import { addressIn, hashIn, objectIn } from "../column-readers";
import type { Tables } from "../index-tables";
import { hashOf, holderOf } from "./elector-numbers";
import type { ValidatorFilter } from "./validator-event-rows";

export function writeElection(database: Database, election: Election): void {
  const { id, closesAt, minStake, totalStake, candidates, failed, finished } = election;
  const rendered = {
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
    .run(id, finished ? 1 : 0, JSON.stringify(rendered));
  for (const [pubkey, { stake, maxFactor, holder, adnl }] of candidates)
    database
      .statement("INSERT OR REPLACE INTO candidate VALUES (?, ?, ?, ?, ?, ?)")
      .run(id, hashOf(pubkey), stake, maxFactor, holderOf(holder), hashOf(adnl));
}

export interface ElectionFilter extends ValidatorFilter {
  readonly id?: number | undefined;
  readonly finished?: boolean | undefined;
  readonly ids: Range<number>;
}

export interface ElectionRow {
  readonly id: number;
  /** The v3 row without the participants. */
  readonly rendered: object;
}

export function listElections(
  { database }: Tables,
  { id, finished, ids, ...validator }: ElectionFilter,
  { sort, limit, offset }: Page,
): readonly ElectionRow[] {
  const where = new Where().is("id", id);
  if (finished !== undefined) where.is("finished", finished ? 1 : 0);
  if (ids.from !== undefined) where.and("id >= ?", ids.from);
  if (ids.to !== undefined) where.and("id <= ?", ids.to);
  const candidates = candidateCondition(validator);
  if (candidates.values.length > 0)
    where.and(`id IN (SELECT election FROM candidate WHERE ${candidates.sql})`, ...candidates.values);
  return database
    .statement(`SELECT id, rendered FROM election WHERE ${where.sql} ORDER BY id ${sort} LIMIT ? OFFSET ?`)
    .all(...where.values, limit, offset)
    .map((row) => ({ id: integer(row, 0), rendered: objectIn(row, 1) }));
}

function candidateCondition({ holder, adnl, pubkey }: ValidatorFilter): Where {
  return new Where().is("holder", holder).is("adnl", adnl).is("pubkey", pubkey);
}

export interface CandidateRow {
  readonly pubkey: Hash;
  readonly stake: bigint;
  readonly maxFactor: number;
  readonly holder: Address;
  readonly adnl: Hash;
  /** Its index in the set that the election produced; null if it is not in the set. */
  readonly place: number | null;
}

/** The matching candidates, the highest stake first. */
export function candidatesOf(
  { database }: Tables,
  election: number,
  validator: ValidatorFilter,
): readonly CandidateRow[] {
  const where = candidateCondition(validator).is("c.election", election);
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
