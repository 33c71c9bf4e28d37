import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { PastElection } from "../../contracts/elector-data";
import type { ValidatorSet } from "../../contracts/validator-set";
import type { Database } from "../../store/database";
import { big, integer, optional } from "../../store/row-readers";
import type { Page, Range } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import { addressIn, hashIn, objectIn } from "../column-readers";
import type { Tables } from "../index-tables";
import type { CycleTerms } from "./cycle-terms";
import { hashOf } from "./elector-numbers";
import type { ValidatorFilter } from "./validator-event-rows";

type PastElections = ReadonlyMap<number, PastElection>;

function electionOf(set: ValidatorSet, past: PastElections): readonly [number, PastElection] | null {
  return [...past].find(([, { setHash }]) => setHash === set.hash) ?? null;
}

function renderStakes(election: readonly [number, PastElection] | null) {
  if (election === null) return {};
  const [, { stakes, totalStake }] = election;
  const each = [...stakes.values()].map(({ stake }) => stake);
  const [first = 0n] = each;
  return {
    total_stake: String(totalStake),
    min_stake: String(each.reduce((least, stake) => (stake < least ? stake : least), first)),
    max_stake: String(each.reduce((most, stake) => (stake > most ? stake : most), first)),
  };
}

/** Written once, when the validator set first appears. */
export function writeCycle(
  database: Database,
  set: ValidatorSet,
  past: PastElections,
  terms: CycleTerms,
): void {
  const election = electionOf(set, past);
  const { total_stake, min_stake, max_stake } = renderStakes(election);
  const { min_stake_limit, max_stake_limit, min_total_stake, max_stake_factor, ...numbers } = terms;
  const rendered = {
    ...(election === null ? {} : { election_id: election[0] }),
    cycle_start: set.since,
    cycle_end: set.until,
    total: set.members.length,
    main: set.main,
    total_weight: String(set.totalWeight),
    total_stake,
    ...numbers,
    min_stake,
    max_stake,
    min_stake_limit,
    max_stake_limit,
    min_total_stake,
    max_stake_factor,
  };
  const existing = database.statement("SELECT 1 FROM cycle WHERE since = ?").first(set.since);
  if (existing !== null) return;
  database
    .statement("INSERT INTO cycle VALUES (?, ?, ?, ?)")
    .run(set.since, election?.[0] ?? null, hashOf(set.hash), JSON.stringify(rendered));
  for (const [place, { pubkey, adnl, weight }] of set.members.entries())
    database
      .statement("INSERT INTO cycle_member VALUES (?, ?, ?, ?, ?)")
      .run(set.since, place, hashOf(pubkey), hashOf(adnl), weight);
}

export interface CycleFilter extends ValidatorFilter {
  readonly since?: number | undefined;
  readonly election?: number | undefined;
  readonly times: Range<number>;
}

export interface CycleRow {
  readonly since: number;
  readonly election: number | null;
  /** The v3 row without the validators. */
  readonly rendered: object;
}

export function listCycles(
  { database }: Tables,
  { since, election, times, ...validator }: CycleFilter,
  { sort, limit, offset }: Page,
): readonly CycleRow[] {
  const where = new Where().is("since", since).is("election", election);
  if (times.from !== undefined) where.and("since >= ?", times.from);
  if (times.to !== undefined) where.and("since <= ?", times.to);
  const members = memberCondition(validator);
  if (members.values.length > 0)
    where.and(`since IN (SELECT m.cycle FROM ${MEMBERS} WHERE ${members.sql})`, ...members.values);
  return database
    .statement(
      `SELECT since, election, rendered FROM cycle WHERE ${where.sql} ORDER BY since ${sort} LIMIT ? OFFSET ?`,
    )
    .all(...where.values, limit, offset)
    .map((row) => ({
      since: integer(row, 0),
      election: optional(integer, row, 1),
      rendered: objectIn(row, 2),
    }));
}

/** Stakes are joined from the election that produced the set. */
const MEMBERS = `cycle_member m JOIN cycle y ON y.since = m.cycle
  LEFT JOIN candidate c ON c.election = y.election AND c.pubkey = m.pubkey`;

function memberCondition({ holder, adnl, pubkey }: ValidatorFilter): Where {
  return new Where().is("c.holder", holder).is("m.adnl", adnl).is("m.pubkey", pubkey);
}

export interface Member {
  readonly place: number;
  readonly pubkey: Hash;
  readonly adnl: Hash;
  readonly weight: bigint;
  readonly candidate: { readonly holder: Address; readonly stake: bigint; readonly maxFactor: number } | null;
}

/** The matching members, in the order of the set. */
export function membersOf(
  { database }: Tables,
  since: number,
  validator: ValidatorFilter,
): readonly Member[] {
  const where = memberCondition(validator).is("m.cycle", since);
  return database
    .statement(
      `SELECT m.place, m.pubkey, m.adnl, m.weight, c.holder, c.stake, c.factor
       FROM ${MEMBERS} WHERE ${where.sql} ORDER BY m.place`,
    )
    .all(...where.values)
    .map((row) => {
      const holder = optional(addressIn, row, 4);
      return {
        place: integer(row, 0),
        pubkey: hashIn(row, 1),
        adnl: hashIn(row, 2),
        weight: big(row, 3),
        candidate: holder === null ? null : { holder, stake: big(row, 5), maxFactor: integer(row, 6) },
      };
    });
}
