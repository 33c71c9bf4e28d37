import { Bulk } from "./bulk";
import type { Database } from "./database";
import { compareSpots, type ListName, type Spot } from "./lists";
import { big, integer } from "./row";

interface Tail {
  readonly size: number;
  readonly last: Spot | null;
}

interface Change extends ListName {
  readonly added: Spot[];
  readonly removed: Spot[];
}

const EMPTY: Tail = { size: 0, last: null };
const REMEMBERED = 20_000;
const CHUNK = 256;

/**
 * Keeps the ranks of all lists dense. Nearly everything is appended to the end of its list; what comes
 * earlier (a shard's transaction after the masterchain's of the same second, a trace that goes on) moves
 * the few items after it.
 */
export class Ranks {
  readonly #rows: Bulk;
  readonly #tailsOf;
  readonly #before;
  /** The ends of lists that were written last. */
  readonly #tails = new Map<string, Tail>();
  readonly #changes = new Map<string, Change>();

  constructor(database: Database) {
    this.#rows = new Bulk(database, "rank", 5);
    this.#tailsOf = database.statement(`SELECT j.key, r.rank, r.lt, r.item FROM json_each(?) j
      JOIN rank r ON r.list = j.value ->> 0 AND r.key = j.value ->> 1 AND r.rank =
        (SELECT max(rank) FROM rank WHERE list = j.value ->> 0 AND key = j.value ->> 1)`);
    this.#before = database.statement(
      "SELECT rank, lt, item FROM rank WHERE list = ? AND key = ? AND rank < ? ORDER BY rank DESC LIMIT ?",
    );
  }

  add(list: number, key: number | bigint, spot: Spot): void {
    this.#change(list, key).added.push(spot);
  }

  move(list: number, key: number | bigint, from: Spot, to: Spot): void {
    const { added, removed } = this.#change(list, key);
    removed.push(from);
    added.push(to);
  }

  #change(list: number, key: number | bigint): Change {
    const name = `${list} ${key}`;
    const known = this.#changes.get(name);
    if (known !== undefined) return known;
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
      if (this.#tails.size <= REMEMBERED) break;
      this.#tails.delete(name);
    }
  }

  /** After a failure nothing that is remembered is sure. */
  forget(): void {
    this.#changes.clear();
    this.#tails.clear();
    this.#rows.clear();
  }

  #loadTails(): void {
    const unknown = [...this.#changes].filter(([name]) => !this.#tails.has(name));
    if (unknown.length === 0) return;
    for (const [name] of unknown) this.#tails.set(name, EMPTY);
    const lists = `[${unknown.map(([, { list, key }]) => `[${list},${key}]`).join(",")}]`;
    for (const row of this.#tailsOf.all(lists)) {
      const name = unknown[integer(row, 0)]?.[0] ?? "";
      const last = { lt: big(row, 2), item: integer(row, 3) };
      this.#tails.set(name, { size: integer(row, 1) + 1, last });
    }
  }

  #place(name: string, { list, key, added, removed }: Change): void {
    const tail = this.#tails.get(name) ?? EMPTY;
    added.sort(compareSpots);
    let first = added[0];
    for (const spot of removed) if (first === undefined || compareSpots(spot, first) < 0) first = spot;
    if (first === undefined) return;
    let from = tail.size;
    let placed: readonly Spot[] = added;
    if (tail.last !== null && compareSpots(first, tail.last) <= 0) {
      const moved = this.#from(list, key, tail.size, first);
      const gone = new Set(removed.map(({ item }) => item));
      from -= moved.length;
      placed = [...moved.filter(({ item }) => !gone.has(item)), ...added].sort(compareSpots);
    }
    for (const [index, { lt, item }] of placed.entries()) this.#rows.add(list, key, from + index, lt, item);
    this.#tails.delete(name);
    this.#tails.set(name, { size: from + placed.length, last: placed.at(-1) ?? tail.last });
  }

  /** What stands at that spot or after it. */
  #from(list: number, key: number | bigint, size: number, spot: Spot): readonly Spot[] {
    const found: Spot[] = [];
    for (let end = size; end > 0; end -= CHUNK) {
      for (const row of this.#before.all(list, key, end, CHUNK)) {
        const each = { lt: big(row, 1), item: integer(row, 2) };
        if (compareSpots(each, spot) < 0) return found;
        found.push(each);
      }
    }
    return found;
  }
}
