import type { Database } from "../database";
import { compareEntries, type ListKey, type ListEntry } from "../ranked-lists";
import { big, integer } from "../row-readers";

/** Sorted entries with access by index. */
export interface EntrySource {
  readonly size: number;
  at(index: number): ListEntry;
  /** How many entries are before this one. */
  before(entry: ListEntry): number;
  slice(from: number, to: number): readonly ListEntry[];
}

/** The first rank at or after an entry, by binary search in one query instead of twenty. */
const BEFORE = `
WITH RECURSIVE half (low, high) AS (
  SELECT 0, ?3
  UNION ALL
  SELECT iif((r.lt, r.item) < (?4, ?5), r.rank + 1, low), iif((r.lt, r.item) < (?4, ?5), high, r.rank)
  FROM half JOIN rank r ON r.list = ?1 AND r.key = ?2 AND r.rank = (low + high) / 2 WHERE low < high
)
SELECT low FROM half WHERE low >= high`;

/** A ranked list of the database. */
export class ListSource implements EntrySource {
  readonly #database: Database;
  readonly #list: number;
  readonly #key: number | bigint;
  readonly size: number;

  constructor(database: Database, { list, key }: ListKey) {
    this.#database = database;
    this.#list = list;
    this.#key = key;
    const last = database
      .statement("SELECT rank FROM rank WHERE list = ? AND key = ? ORDER BY rank DESC LIMIT 1")
      .first(list, key);
    this.size = last === null ? 0 : integer(last, 0) + 1;
  }

  at(index: number): ListEntry {
    const row = this.#database
      .statement("SELECT lt, item FROM rank WHERE list = ? AND key = ? AND rank = ?")
      .first(this.#list, this.#key, index);
    if (row === null) throw new RangeError(`a list of ${this.size} has nothing at ${index}`);
    return entryOf(row);
  }

  before(entry: ListEntry): number {
    const row = this.#database
      .statement(BEFORE)
      .first(this.#list, this.#key, this.size, entry.lt, entry.item);
    return row === null ? 0 : integer(row, 0);
  }

  slice(from: number, to: number): readonly ListEntry[] {
    return this.#database
      .statement(
        "SELECT lt, item FROM rank WHERE list = ? AND key = ? AND rank >= ? AND rank < ? ORDER BY rank",
      )
      .all(this.#list, this.#key, from, to)
      .map(entryOf);
  }
}

function entryOf(row: readonly unknown[]): ListEntry {
  return { lt: big(row, 0), item: integer(row, 1) };
}

/** Entries in memory. */
export class ArraySource implements EntrySource {
  readonly #entries: readonly ListEntry[];

  constructor(entries: readonly ListEntry[]) {
    this.#entries = [...entries].sort(compareEntries);
  }

  get size(): number {
    return this.#entries.length;
  }

  at(index: number): ListEntry {
    const entry = this.#entries[index];
    if (entry === undefined) throw new RangeError(`a list of ${this.size} has nothing at ${index}`);
    return entry;
  }

  before(entry: ListEntry): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareEntries(this.at(middle), entry) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  slice(from: number, to: number): readonly ListEntry[] {
    return this.#entries.slice(from, to);
  }
}

/** The part of a source between two logical times, inclusive. */
export class RangeSource implements EntrySource {
  readonly #source: EntrySource;
  readonly #start: number;
  readonly size: number;

  constructor(source: EntrySource, from: bigint | undefined, to: bigint | undefined) {
    this.#source = source;
    this.#start = from === undefined ? 0 : source.before({ lt: from, item: 0 });
    const end = to === undefined ? source.size : source.before({ lt: to + 1n, item: 0 });
    this.size = Math.max(0, end - this.#start);
  }

  at(index: number): ListEntry {
    return this.#source.at(this.#start + index);
  }

  before(entry: ListEntry): number {
    return Math.min(this.size, Math.max(0, this.#source.before(entry) - this.#start));
  }

  slice(from: number, to: number): readonly ListEntry[] {
    return this.#source.slice(this.#start + from, this.#start + Math.min(to, this.size));
  }
}
