import { Bulk } from "./bulk";
import type { Database } from "./database";
import { compareSpots, type ListName, type Spot } from "./lists";
import { big, integer } from "./row";

/** The end of a list: how long it is, and as many of its last spots as are at hand. */
interface Tail {
  readonly size: number;
  readonly spots: readonly Spot[];
}

interface Change extends ListName {
  readonly added: Spot[];
  readonly removed: Spot[];
}

const EMPTY: Tail = { size: 0, spots: [] };
const REMEMBERED_LISTS = 10_000;
const REMEMBERED_SPOTS = 64;
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
      if (this.#tails.size <= REMEMBERED_LISTS) break;
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
      const spots = [{ lt: big(row, 2), item: integer(row, 3) }];
      this.#tails.set(name, { size: integer(row, 1) + 1, spots });
    }
  }

  #place(name: string, { list, key, added, removed }: Change): void {
    const tail = this.#tails.get(name) ?? EMPTY;
    if (added.length > 1) added.sort(compareSpots);
    let first = added[0];
    for (const spot of removed) if (first === undefined || compareSpots(spot, first) < 0) first = spot;
    if (first === undefined) return;
    const after = this.#after(list, key, tail, first);
    let placed: readonly Spot[] = added;
    if (after.length > 0) {
      const gone = new Set(removed.map(({ item }) => item));
      placed = [...after.filter(({ item }) => !gone.has(item)), ...added].sort(compareSpots);
    }
    let rank = tail.size - after.length;
    for (const { lt, item } of placed) this.#rows.add(list, key, rank++, lt, item);
    const kept = tail.spots.slice(0, Math.max(0, tail.spots.length - after.length));
    this.#tails.delete(name);
    this.#tails.set(name, { size: rank, spots: [...kept, ...placed].slice(-REMEMBERED_SPOTS) });
  }

  /** What stands at that spot or after it. */
  #after(list: number, key: number | bigint, { size, spots }: Tail, spot: Spot): readonly Spot[] {
    const index = spots.findLastIndex((each) => compareSpots(each, spot) < 0);
    if (index >= 0 || spots.length === size) return spots.slice(index + 1);
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
