import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { PastElection } from "../../contracts/elector-data";
import type { ValidatorSet } from "../../contracts/validator-set";
import type { Database } from "../../store/database";
import { big, integer, optional } from "../../store/row";
import type { Page, Range } from "../../store/store";
import { Where } from "../../store/where";
import { addressIn, hashIn, objectIn } from "../columns";
import type { Tables } from "../tables";
import type { CycleTerms } from "./cycle-terms";
import { hashOf } from "./digits";
import type { Who } from "./validator-event-rows";

type PastElections = ReadonlyMap<number, PastElection>;

function electionOf(set: ValidatorSet, past: PastElections): readonly [number, PastElection] | null {
  return [...past].find(([, { setHash }]) => setHash === set.hash) ?? null;
}

function stakesTold(election: readonly [number, PastElection] | null) {
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

/** A cycle stays as it was when its set first appeared. */
export function noteCycle(
  database: Database,
  set: ValidatorSet,
  past: PastElections,
  terms: CycleTerms,
): void {
  const election = electionOf(set, past);
  const { total_stake, min_stake, max_stake } = stakesTold(election);
  const { min_stake_limit, max_stake_limit, min_total_stake, max_stake_factor, ...numbers } = terms;
  const told = {
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
  const known = database.statement("SELECT 1 FROM cycle WHERE since = ?").first(set.since);
  if (known !== null) return;
  database
    .statement("INSERT INTO cycle VALUES (?, ?, ?, ?)")
    .run(set.since, election?.[0] ?? null, hashOf(set.hash), JSON.stringify(told));
  for (const [place, { pubkey, adnl, weight }] of set.members.entries())
    database
      .statement("INSERT INTO cycle_member VALUES (?, ?, ?, ?, ?)")
      .run(set.since, place, hashOf(pubkey), hashOf(adnl), weight);
}

export interface CycleFilter extends Who {
  readonly since?: number | undefined;
  readonly election?: number | undefined;
  readonly times: Range<number>;
}

export interface ToldCycle {
  readonly since: number;
  readonly election: number | null;
  /** The row as it is answered, without the validators. */
  readonly told: object;
}

export function listCycles(
  { database }: Tables,
  { since, election, times, ...who }: CycleFilter,
  { sort, limit, offset }: Page,
): readonly ToldCycle[] {
  const where = new Where().is("since", since).is("election", election);
  if (times.from !== undefined) where.holds("since >= ?", times.from);
  if (times.to !== undefined) where.holds("since <= ?", times.to);
  const members = whoValidates(who);
  if (members.values.length > 0)
    where.holds(`since IN (SELECT m.cycle FROM ${MEMBERS} WHERE ${members.sql})`, ...members.values);
  return database
    .statement(
      `SELECT since, election, told FROM cycle WHERE ${where.sql} ORDER BY since ${sort} LIMIT ? OFFSET ?`,
    )
    .all(...where.values, limit, offset)
    .map((row) => ({
      since: integer(row, 0),
      election: optional(integer, row, 1),
      told: objectIn(row, 2),
    }));
}

/** Who put up a stake is known from the election that a set came of. */
const MEMBERS = `cycle_member m JOIN cycle y ON y.since = m.cycle
  LEFT JOIN candidate c ON c.election = y.election AND c.pubkey = m.pubkey`;

function whoValidates({ holder, adnl, pubkey }: Who): Where {
  return new Where().is("c.holder", holder).is("m.adnl", adnl).is("m.pubkey", pubkey);
}

export interface Member {
  readonly place: number;
  readonly pubkey: Hash;
  readonly adnl: Hash;
  readonly weight: bigint;
  readonly candidate: { readonly holder: Address; readonly stake: bigint; readonly maxFactor: number } | null;
}

/** Those that are asked for, as they stand in the set. */
export function membersOf({ database }: Tables, since: number, who: Who): readonly Member[] {
  const where = whoValidates(who).is("m.cycle", since);
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
