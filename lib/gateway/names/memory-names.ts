import "server-only";
import { LRUCache } from "lru-cache";
import type { Address } from "../../ton/address/address";
import type { GivenNames } from "./given-names";
import { compared, rankOf, searchedName, type ComparedName } from "./name-rank";
import { keyOf, type Preference, type SeenName, type SeenNames, type SeenThing } from "./seen-names";

type Kind = SeenName["kind"];

/** Bytes per kind: about 5,000 names, few enough that a scan of all of them takes milliseconds. */
const USUAL_BYTES = 2 * 1024 * 1024;
/** Nobody types longer names. */
const LONGEST_TEXT = 200;
/** Longer paths belong to pictures embedded in the metadata; these are drawn again when their page is opened. */
const LONGEST_PICTURE = 500;
/** A search that matches nearly everything need not sort all of it. */
const MOST_OF_A_RANK = 200;
const BYTES_PER_ENTRY = 400;
const BYTES_PER_CHARACTER = 2;

interface Entry {
  readonly name: SeenName;
  readonly compared: ComparedName;
}

/**
 * Names in this process's memory. Each kind has its own room, so that a flood of items does not evict tokens; the
 * names that have not been seen for longest are evicted first. Names from files stay.
 */
export class MemoryNames implements SeenNames {
  readonly #bytes: number;
  readonly #given = new Map<Address, Entry>();
  /** Created with the first name of a kind: most configured networks stay unused. */
  readonly #kinds = new Map<Kind, LRUCache<string, Entry>>();

  constructor(bytes: number = USUAL_BYTES, given: GivenNames = new Map()) {
    this.#bytes = bytes;
    for (const { kind, address, symbol, name, isScam, file } of given.values()) {
      const thing: SeenThing = { kind, address, symbol, name, picture: null, isScam, file };
      this.#given.set(address, { name: thing, compared: compared(thing) });
    }
  }

  note(names: readonly SeenName[]): void {
    this.add(names);
  }

  /** Returns the names that are new or have changed. */
  add(names: readonly SeenName[]): readonly SeenName[] {
    return names.map(withoutLongPicture).filter((name) => this.#add(name));
  }

  #add(name: SeenName): boolean {
    const given = name.kind === "domain" ? undefined : this.#given.get(name.address);
    if (given !== undefined && name.kind !== "domain") {
      const both = merged(given.name, name);
      this.#given.set(name.address, { name: both, compared: compared(both) });
      return false;
    }
    const entries = this.#entriesOf(name.kind);
    const key = keyOf(name);
    const before = entries.get(key);
    if (before !== undefined && isSame(before.name, name)) return false;
    const isLong = textsOf(name).some(({ length }) => length > LONGEST_TEXT);
    if (isLong) entries.delete(key);
    else entries.set(key, { name, compared: compared(name) });
    return !isLong;
  }

  find(text: string, limit: number, preferred: Preference = () => false): Promise<readonly SeenName[]> {
    const searched = searchedName(text);
    if (searched === null) return Promise.resolve([]);
    const byRank = new Map<number, Entry[]>();
    const look = (entry: Entry) => {
      const rank = rankOf(entry.compared, searched);
      if (rank === null) return;
      const place = rank * 2 + (isFirst(entry.name, preferred) ? 0 : 1);
      const same = byRank.get(place);
      if (same === undefined) byRank.set(place, [entry]);
      else if (same.length < MOST_OF_A_RANK) same.push(entry);
    };
    for (const entry of this.#given.values()) look(entry);
    // The most recently seen names come first.
    for (const entries of this.#kinds.values()) entries.forEach(look);
    const ranks = [...byRank].toSorted(([a], [b]) => a - b);
    const best = ranks.flatMap(([, entries]) => entries.toSorted(shortestFirst)).slice(0, limit);
    return Promise.resolve(best.map(({ name }) => name));
  }

  domainsBelow(domain: string, limit: number): readonly string[] {
    const names = [...(this.#kinds.get("domain")?.keys() ?? [])];
    return names
      .filter((name) => name.endsWith(`.${domain}`))
      .sort()
      .slice(0, limit);
  }

  get size(): { readonly entries: number; readonly bytes: number } {
    const kinds = [...this.#kinds.values()];
    return {
      entries: kinds.reduce((sum, { size }) => sum + size, 0),
      bytes: kinds.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    };
  }

  #entriesOf(kind: Kind): LRUCache<string, Entry> {
    const existing = this.#kinds.get(kind);
    if (existing !== undefined) return existing;
    const made = new LRUCache<string, Entry>({ maxSize: this.#bytes, sizeCalculation: sizeOf });
    this.#kinds.set(kind, made);
    return made;
  }
}

/** The chain's data about it, under the name from the file. */
function merged(given: SeenName, seen: SeenThing): SeenThing {
  if (given.kind === "domain") return seen;
  return {
    ...seen,
    symbol: seen.symbol ?? given.symbol,
    name: given.name ?? seen.name,
    isScam: given.isScam || seen.isScam,
    file: given.file,
  };
}

function isFirst(name: SeenName, preferred: Preference): boolean {
  return name.kind !== "domain" && ((name.file !== null && !name.isScam) || preferred(name.address));
}

/** Among equal ranks the shorter name is closer to what was typed. */
function shortestFirst(a: Entry, b: Entry): number {
  return lengthOf(a) - lengthOf(b);
}

function lengthOf({ compared: { short, long } }: Entry): number {
  return short.length + long.length;
}

function textsOf(name: SeenName): readonly string[] {
  return name.kind === "domain" ? [name.name] : [name.symbol ?? "", name.name ?? ""];
}

function withoutLongPicture(name: SeenName): SeenName {
  if (name.kind === "domain" || (name.picture ?? "").length <= LONGEST_PICTURE) return name;
  return { ...name, picture: null };
}

function isSame(a: SeenName, b: SeenName): boolean {
  if (a.kind === "domain" || b.kind === "domain")
    return a.kind === b.kind && (b.address === null || a.address === b.address);
  return (
    a.symbol === b.symbol &&
    a.name === b.name &&
    a.isScam === b.isScam &&
    (b.picture ?? a.picture) === a.picture
  );
}

function sizeOf({ name, compared: { short, long } }: Entry, key: string): number {
  const picture = name.kind === "domain" ? "" : (name.picture ?? "");
  const characters = [key, short, long, picture, ...textsOf(name)].reduce(
    (sum, { length }) => sum + length,
    0,
  );
  return BYTES_PER_ENTRY + characters * BYTES_PER_CHARACTER;
}
