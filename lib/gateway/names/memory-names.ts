import "server-only";
import { LRUCache } from "lru-cache";
import { compared, rankOf, searchedName, type ComparedName } from "./name-rank";
import type { SeenName, SeenNames } from "./seen-names";

interface Bounds {
  readonly entries: number;
  readonly bytes: number;
}

/** Enough for what a busy day brings, and few enough that looking through all of them takes milliseconds. */
const USUAL_BOUNDS: Bounds = { entries: 20_000, bytes: 8 * 1024 * 1024 };
/** Longer ones are no names that somebody types. */
const LONGEST_TEXT = 200;
/** A search that matches nearly everything need not sort all of it. */
const MOST_OF_A_RANK = 200;
const BYTES_PER_ENTRY = 300;
const BYTES_PER_CHARACTER = 2;

interface Entry {
  readonly name: SeenName;
  readonly compared: ComparedName;
}

/** In the memory of this process, bounded; what was not met for the longest time goes first. */
export class MemoryNames implements SeenNames {
  readonly #bounds: Bounds;
  #lazy: LRUCache<string, Entry> | null = null;

  constructor(bounds: Bounds = USUAL_BOUNDS) {
    this.#bounds = bounds;
  }

  /** Room for all entries is taken when the first one comes: most networks of a configuration stay unused. */
  get #entries(): LRUCache<string, Entry> {
    const { entries, bytes } = this.#bounds;
    this.#lazy ??= new LRUCache({ max: entries, maxSize: bytes, sizeCalculation: sizeOf });
    return this.#lazy;
  }

  note(names: readonly SeenName[]): void {
    if (names.length === 0) return;
    const entries = this.#entries;
    for (const name of names) {
      const key = name.kind === "domain" ? name.name : name.address;
      const before = entries.get(key);
      if (before !== undefined && isSame(before.name, name)) continue;
      if (textsOf(name).some(({ length }) => length > LONGEST_TEXT)) entries.delete(key);
      else entries.set(key, { name, compared: compared(name) });
    }
  }

  find(text: string, limit: number): Promise<readonly SeenName[]> {
    const searched = searchedName(text);
    if (searched === null || this.#lazy === null) return Promise.resolve([]);
    const byRank = new Map<number, Entry[]>();
    // Those that were met last come first.
    this.#lazy.forEach((entry) => {
      const rank = rankOf(entry.compared, searched);
      if (rank === null) return;
      const same = byRank.get(rank);
      if (same === undefined) byRank.set(rank, [entry]);
      else if (same.length < MOST_OF_A_RANK) same.push(entry);
    });
    const ranks = [...byRank].toSorted(([a], [b]) => a - b);
    const best = ranks.flatMap(([, entries]) => entries.toSorted(shortestFirst)).slice(0, limit);
    return Promise.resolve(best.map(({ name }) => name));
  }

  get size(): Bounds {
    return { entries: this.#lazy?.size ?? 0, bytes: this.#lazy?.calculatedSize ?? 0 };
  }
}

/** Of equal ranks the shorter one is closer to what was typed. */
function shortestFirst(a: Entry, b: Entry): number {
  return lengthOf(a) - lengthOf(b);
}

function lengthOf({ compared: { short, long } }: Entry): number {
  return short.length + long.length;
}

function textsOf(name: SeenName): readonly string[] {
  return name.kind === "domain" ? [name.name] : [name.symbol ?? "", name.name ?? ""];
}

function isSame(a: SeenName, b: SeenName): boolean {
  if (a.kind === "domain" || b.kind === "domain") return a.kind === b.kind;
  return a.kind === b.kind && a.symbol === b.symbol && a.name === b.name && a.isScam === b.isScam;
}

function sizeOf({ name, compared: { short, long } }: Entry, key: string): number {
  const characters = [key, short, long, ...textsOf(name)].reduce((sum, { length }) => sum + length, 0);
  return BYTES_PER_ENTRY + characters * BYTES_PER_CHARACTER;
}
