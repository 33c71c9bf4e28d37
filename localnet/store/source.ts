import type { Database } from "./database";
import { compareSpots, type ListName, type Spot } from "./lists";
import { big, integer } from "./row";

/** Spots in order, any of which can be reached by its index. */
export interface Source {
  readonly size: number;
  at(index: number): Spot;
  /** How many stand before that spot. */
  before(spot: Spot): number;
  slice(from: number, to: number): readonly Spot[];
}

/** The first rank at or after a spot, by halves; one question instead of twenty. */
const BEFORE = `
WITH RECURSIVE half (low, high) AS (
  SELECT 0, ?3
  UNION ALL
  SELECT iif((r.lt, r.item) < (?4, ?5), r.rank + 1, low), iif((r.lt, r.item) < (?4, ?5), high, r.rank)
  FROM half JOIN rank r ON r.list = ?1 AND r.key = ?2 AND r.rank = (low + high) / 2 WHERE low < high
)
SELECT low FROM half WHERE low >= high`;

/** A list of the database. */
export class ListSource implements Source {
  readonly #database: Database;
  readonly #list: number;
  readonly #key: number | bigint;
  readonly size: number;

  constructor(database: Database, { list, key }: ListName) {
    this.#database = database;
    this.#list = list;
    this.#key = key;
    const last = database
      .statement("SELECT rank FROM rank WHERE list = ? AND key = ? ORDER BY rank DESC LIMIT 1")
      .first(list, key);
    this.size = last === null ? 0 : integer(last, 0) + 1;
  }

  at(index: number): Spot {
    const row = this.#database
      .statement("SELECT lt, item FROM rank WHERE list = ? AND key = ? AND rank = ?")
      .first(this.#list, this.#key, index);
    if (row === null) throw new RangeError(`a list of ${this.size} has nothing at ${index}`);
    return spotOf(row);
  }

  before(spot: Spot): number {
    const row = this.#database.statement(BEFORE).first(this.#list, this.#key, this.size, spot.lt, spot.item);
    return row === null ? 0 : integer(row, 0);
  }

  slice(from: number, to: number): readonly Spot[] {
    return this.#database
      .statement(
        "SELECT lt, item FROM rank WHERE list = ? AND key = ? AND rank >= ? AND rank < ? ORDER BY rank",
      )
      .all(this.#list, this.#key, from, to)
      .map(spotOf);
  }
}

function spotOf(row: readonly unknown[]): Spot {
  return { lt: big(row, 0), item: integer(row, 1) };
}

/** A few spots that were looked up. */
export class FewSource implements Source {
  readonly #spots: readonly Spot[];

  constructor(spots: readonly Spot[]) {
    this.#spots = [...spots].sort(compareSpots);
  }

  get size(): number {
    return this.#spots.length;
  }

  at(index: number): Spot {
    const spot = this.#spots[index];
    if (spot === undefined) throw new RangeError(`a list of ${this.size} has nothing at ${index}`);
    return spot;
  }

  before(spot: Spot): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareSpots(this.at(middle), spot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  slice(from: number, to: number): readonly Spot[] {
    return this.#spots.slice(from, to);
  }
}

/** The part of a source between two logical times, ends included. */
export class Between implements Source {
  readonly #source: Source;
  readonly #start: number;
  readonly size: number;

  constructor(source: Source, from: bigint | undefined, to: bigint | undefined) {
    this.#source = source;
    this.#start = from === undefined ? 0 : source.before({ lt: from, item: 0 });
    const end = to === undefined ? source.size : source.before({ lt: to + 1n, item: 0 });
    this.size = Math.max(0, end - this.#start);
  }

  at(index: number): Spot {
    return this.#source.at(this.#start + index);
  }

  before(spot: Spot): number {
    return Math.min(this.size, Math.max(0, this.#source.before(spot) - this.#start));
  }

  slice(from: number, to: number): readonly Spot[] {
    return this.#source.slice(this.#start + from, this.#start + Math.min(to, this.size));
  }
}
