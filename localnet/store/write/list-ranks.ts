import { BulkInsert } from "./bulk-insert";
import type { Database } from "../database";
import { compareEntries, type ListKey, type ListEntry } from "../ranked-lists";
import { big, integer } from "../row-readers";

/** The end of a list: its length, and as many of its last entries as are cached. */
interface Tail {
  readonly size: number;
  readonly entries: readonly ListEntry[];
}

interface ListChange extends ListKey {
  readonly added: ListEntry[];
  readonly removed: ListEntry[];
}

const EMPTY: Tail = { size: 0, entries: [] };
const CACHED_LISTS = 10_000;
const CACHED_ENTRIES = 64;
const CHUNK = 256;

/**
 * Keeps the ranks of all lists consecutive. Nearly every entry is appended to the end of its list; an earlier
 * one (a shard transaction after those of the masterchain in the same second, a trace that continues) shifts
 * the few entries after it.
 */
export class Ranks {
  readonly #rows: BulkInsert;
  readonly #tailsOf;
  readonly #before;
  /** The ends of the lists that were written most recently. */
  readonly #tails = new Map<string, Tail>();
  readonly #changes = new Map<string, ListChange>();

  constructor(database: Database) {
    this.#rows = new BulkInsert(database, "rank", 5);
    this.#tailsOf = database.statement(`SELECT j.key, r.rank, r.lt, r.item FROM json_each(?) j
      JOIN rank r ON r.list = j.value ->> 0 AND r.key = j.value ->> 1 AND r.rank =
        (SELECT max(rank) FROM rank WHERE list = j.value ->> 0 AND key = j.value ->> 1)`);
    this.#before = database.statement(
      "SELECT rank, lt, item FROM rank WHERE list = ? AND key = ? AND rank < ? ORDER BY rank DESC LIMIT ?",
    );
  }

  add(list: number, key: number | bigint, entry: ListEntry): void {
    this.#change(list, key).added.push(entry);
  }

  move(list: number, key: number | bigint, from: ListEntry, to: ListEntry): void {
    const { added, removed } = this.#change(list, key);
    removed.push(from);
    added.push(to);
  }

  #change(list: number, key: number | bigint): ListChange {
    const name = `${list} ${key}`;
    const existing = this.#changes.get(name);
    if (existing !== undefined) return existing;
    const change = { list, key, added: [], removed: [] };
    this.#changes.set(name, change);
    return change;
  }

  flush(): void {
    this.#loadTails();
    for (const [name, change] of this.#changes) this.#place(name, change);
    this.#changes.clear();
    this.#rows.flush();
    for (const name of this.#tails.keys()) {
      if (this.#tails.size <= CACHED_LISTS) break;
      this.#tails.delete(name);
    }
  }

  /** Drops all cached state, after a failure. */
  reset(): void {
    this.#changes.clear();
    this.#tails.clear();
    this.#rows.clear();
  }

  #loadTails(): void {
    const missing = [...this.#changes].filter(([name]) => !this.#tails.has(name));
    if (missing.length === 0) return;
    for (const [name] of missing) this.#tails.set(name, EMPTY);
    const lists = `[${missing.map(([, { list, key }]) => `[${list},${key}]`).join(",")}]`;
    for (const row of this.#tailsOf.all(lists)) {
      const name = missing[integer(row, 0)]?.[0] ?? "";
      const entries = [{ lt: big(row, 2), item: integer(row, 3) }];
      this.#tails.set(name, { size: integer(row, 1) + 1, entries });
    }
  }

  #place(name: string, { list, key, added, removed }: ListChange): void {
    const tail = this.#tails.get(name) ?? EMPTY;
    if (added.length > 1) added.sort(compareEntries);
    let first = added[0];
    for (const entry of removed) if (first === undefined || compareEntries(entry, first) < 0) first = entry;
    if (first === undefined) return;
    const after = this.#after(list, key, tail, first);
    let placed: readonly ListEntry[] = added;
    if (after.length > 0) {
      const removedItems = new Set(removed.map(({ item }) => item));
      placed = [...after.filter(({ item }) => !removedItems.has(item)), ...added].sort(compareEntries);
    }
    let rank = tail.size - after.length;
    for (const { lt, item } of placed) this.#rows.add(list, key, rank++, lt, item);
    const kept = tail.entries.slice(0, Math.max(0, tail.entries.length - after.length));
    this.#tails.delete(name);
    this.#tails.set(name, { size: rank, entries: [...kept, ...placed].slice(-CACHED_ENTRIES) });
  }

  /** The entries at or after this one. */
  #after(
    list: number,
    key: number | bigint,
    { size, entries }: Tail,
    entry: ListEntry,
  ): readonly ListEntry[] {
    const index = entries.findLastIndex((each) => compareEntries(each, entry) < 0);
    if (index >= 0 || entries.length === size) return entries.slice(index + 1);
    const found: ListEntry[] = [];
    for (let end = size; end > 0; end -= CHUNK) {
      for (const row of this.#before.all(list, key, end, CHUNK)) {
        const each = { lt: big(row, 1), item: integer(row, 2) };
        if (compareEntries(each, entry) < 0) return found;
        found.push(each);
      }
    }
    return found;
  }
}
