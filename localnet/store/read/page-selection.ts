import { compareEntries, type ListEntry } from "../ranked-lists";
import type { EntrySource } from "./entry-source";
import type { Page } from "../store";

/** The sources of a filtered list, each of which is sorted. */
export interface Selection {
  /** Entries of at least one of these sources are in the list. */
  readonly any: readonly EntrySource[];
  /** Entries that two of the sources have; they count once. */
  readonly repeated?: readonly EntrySource[];
  /** Entries of these sources are not in the list. */
  readonly except?: readonly EntrySource[];
}

/** The items of a page. Its beginning is found by binary search, so the time does not depend on the offset. */
export function pageOf(selection: Selection, { offset, limit, sort }: Page): readonly number[] {
  const any = selection.any.filter(({ size }) => size > 0);
  const except = (selection.except ?? []).filter(({ size }) => size > 0);
  const less = [...(selection.repeated ?? []), ...except];
  const total = sizeOf(any) - sizeOf(less);
  const length = Math.min(limit, total - offset);
  if (length <= 0) return [];
  const cut = split(any, less, sort === "asc" ? offset : total - offset);
  const order = sort === "asc" ? FORWARDS : BACKWARDS;
  const items: number[] = [];
  for (const entry of without(order, order.walk(any, cut, length), except, length)) {
    items.push(entry.item);
    if (items.length === length) break;
  }
  return items;
}

interface Direction {
  readonly compare: (a: ListEntry, b: ListEntry) => number;
  /** The entries of all sources from their cuts on, merged into one order. */
  readonly walk: (
    sources: readonly EntrySource[],
    cut: readonly number[],
    chunk: number,
  ) => Generator<ListEntry>;
  /** Where to cut a source to get the entries from this one on, inclusive. */
  readonly cutAt: (source: EntrySource, entry: ListEntry) => number;
}

const FORWARDS: Direction = {
  compare: compareEntries,
  walk: (sources, cut, chunk) =>
    merged(
      sources.map((source, index) =>
        chunks(cut[index] ?? 0, source.size, chunk, (from, to) => source.slice(from, to)),
      ),
      FORWARDS.compare,
    ),
  cutAt: (source, entry) => source.before(entry),
};

const BACKWARDS: Direction = {
  compare: (a, b) => compareEntries(b, a),
  walk: (sources, cut, chunk) =>
    merged(
      sources.map((source, index) => {
        const end = cut[index] ?? 0;
        return chunks(0, end, chunk, (from, to) => source.slice(end - to, end - from).toReversed());
      }),
      BACKWARDS.compare,
    ),
  cutAt: (source, entry) => source.before({ lt: entry.lt, item: entry.item + 1 }),
};

/** Removes repeated entries and the excluded ones. */
function* without(
  order: Direction,
  entries: Generator<ListEntry>,
  except: readonly EntrySource[],
  chunk: number,
): Generator<ListEntry> {
  let last: ListEntry | null = null;
  let skipped: Generator<ListEntry> | null = null;
  let skip: ListEntry | null = null;
  const advance = () => {
    const next = skipped?.next();
    skip = next === undefined || next.done === true ? null : next.value;
    return skip;
  };
  for (const entry of entries) {
    if (last !== null && order.compare(last, entry) === 0) continue;
    last = entry;
    if (skipped === null) {
      skipped = order.walk(
        except,
        except.map((source) => order.cutAt(source, entry)),
        chunk,
      );
      advance();
    }
    let next: ListEntry | null = skip;
    while (next !== null && order.compare(next, entry) < 0) next = advance();
    if (next === null || order.compare(next, entry) !== 0) yield entry;
  }
}

function sizeOf(sources: readonly EntrySource[]): number {
  return sources.reduce((sum, { size }) => sum + size, 0);
}

/** For each source the index of its cut, such that `position` items are before the cuts. */
function split(
  any: readonly EntrySource[],
  less: readonly EntrySource[],
  position: number,
): readonly number[] {
  if (any.length === 1 && less.length === 0) return [position];
  const windows = any.map(({ size }) => ({ low: 0, high: size }));
  for (;;) {
    const widths = windows.map(({ low, high }) => high - low);
    const widest = widths.indexOf(Math.max(...widths));
    const [source, window] = [any[widest], windows[widest]];
    if (source === undefined || window === undefined || window.low === window.high)
      return windows.map(({ low }) => low);
    const middle = (window.low + window.high) >> 1;
    const entry = source.at(middle);
    const counts = any.map((each) => (each === source ? middle : each.before(entry)));
    const count =
      counts.reduce((sum, each) => sum + each, 0) - less.reduce((sum, each) => sum + each.before(entry), 0);
    for (const [place, each] of windows.entries()) {
      const index = counts[place] ?? 0;
      if (count < position) each.low = Math.max(each.low, each === window ? middle + 1 : index);
      else each.high = Math.max(each.low, Math.min(each.high, index));
    }
  }
}

function* chunks(
  from: number,
  to: number,
  size: number,
  read: (from: number, to: number) => readonly ListEntry[],
): Generator<ListEntry> {
  for (let at = from; at < to; at += size) yield* read(at, Math.min(to, at + size));
}

function* merged(
  lanes: readonly Generator<ListEntry>[],
  compare: (a: ListEntry, b: ListEntry) => number,
): Generator<ListEntry> {
  const heads = lanes.map((lane) => ({ lane, head: lane.next() }));
  for (;;) {
    let first: (typeof heads)[number] | null = null;
    for (const each of heads) {
      if (each.head.done === true) continue;
      if (first === null || first.head.done === true || compare(each.head.value, first.head.value) < 0)
        first = each;
    }
    if (first === null || first.head.done === true) return;
    yield first.head.value;
    first.head = first.lane.next();
  }
}
