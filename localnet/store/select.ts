import { compareSpots, type Spot } from "./lists";
import type { Source } from "./source";
import type { Page } from "./store";

/** What a filtered list consists of, each in order. */
export interface Selection {
  /** All that is in one of these. */
  readonly any: readonly Source[];
  /** What is in two of those: it counts once. */
  readonly repeated?: readonly Source[];
  /** What is in one of those and does not count. */
  readonly except?: readonly Source[];
}

/** The items of a page; its place is found by halving, so that the offset does not matter. */
export function pageOf(selection: Selection, { offset, limit, sort }: Page): readonly number[] {
  const any = selection.any.filter(({ size }) => size > 0);
  const except = (selection.except ?? []).filter(({ size }) => size > 0);
  const less = [...(selection.repeated ?? []), ...except];
  const total = sizeOf(any) - sizeOf(less);
  const wanted = Math.min(limit, total - offset);
  if (wanted <= 0) return [];
  const cut = split(any, less, sort === "asc" ? offset : total - offset);
  const order = sort === "asc" ? FORWARDS : BACKWARDS;
  const items: number[] = [];
  for (const spot of without(order, order.walk(any, cut, wanted), except, wanted)) {
    items.push(spot.item);
    if (items.length === wanted) break;
  }
  return items;
}

interface Order {
  readonly compare: (a: Spot, b: Spot) => number;
  /** From where each source is cut to its end in this direction, all of them in one order. */
  readonly walk: (sources: readonly Source[], cut: readonly number[], chunk: number) => Generator<Spot>;
  /** Where to cut a source for what it has from that spot on, itself included. */
  readonly cutAt: (source: Source, spot: Spot) => number;
}

const FORWARDS: Order = {
  compare: compareSpots,
  walk: (sources, cut, chunk) =>
    merged(
      sources.map((source, index) =>
        chunks(cut[index] ?? 0, source.size, chunk, (from, to) => source.slice(from, to)),
      ),
      FORWARDS.compare,
    ),
  cutAt: (source, spot) => source.before(spot),
};

const BACKWARDS: Order = {
  compare: (a, b) => compareSpots(b, a),
  walk: (sources, cut, chunk) =>
    merged(
      sources.map((source, index) => {
        const end = cut[index] ?? 0;
        return chunks(0, end, chunk, (from, to) => source.slice(end - to, end - from).toReversed());
      }),
      BACKWARDS.compare,
    ),
  cutAt: (source, spot) => source.before({ lt: spot.lt, item: spot.item + 1 }),
};

/** What comes twice comes once, and what is excepted does not come. */
function* without(
  order: Order,
  spots: Generator<Spot>,
  except: readonly Source[],
  chunk: number,
): Generator<Spot> {
  let last: Spot | null = null;
  let skipped: Generator<Spot> | null = null;
  let skip: Spot | null = null;
  const advance = () => {
    const next = skipped?.next();
    skip = next === undefined || next.done === true ? null : next.value;
    return skip;
  };
  for (const spot of spots) {
    if (last !== null && order.compare(last, spot) === 0) continue;
    last = spot;
    if (skipped === null) {
      skipped = order.walk(
        except,
        except.map((source) => order.cutAt(source, spot)),
        chunk,
      );
      advance();
    }
    let next: Spot | null = skip;
    while (next !== null && order.compare(next, spot) < 0) next = advance();
    if (next === null || order.compare(next, spot) !== 0) yield spot;
  }
}

function sizeOf(sources: readonly Source[]): number {
  return sources.reduce((sum, { size }) => sum + size, 0);
}

/** For each source the index where it is cut, if `position` items are to stand before the cut. */
function split(any: readonly Source[], less: readonly Source[], position: number): readonly number[] {
  if (any.length === 1 && less.length === 0) return [position];
  const windows = any.map(({ size }) => ({ low: 0, high: size }));
  for (;;) {
    const widths = windows.map(({ low, high }) => high - low);
    const widest = widths.indexOf(Math.max(...widths));
    const [source, window] = [any[widest], windows[widest]];
    if (source === undefined || window === undefined || window.low === window.high)
      return windows.map(({ low }) => low);
    const middle = (window.low + window.high) >> 1;
    const spot = source.at(middle);
    const counts = any.map((each) => (each === source ? middle : each.before(spot)));
    const count =
      counts.reduce((sum, each) => sum + each, 0) - less.reduce((sum, each) => sum + each.before(spot), 0);
    for (const [index, each] of windows.entries()) {
      const stands = counts[index] ?? 0;
      if (count < position) each.low = Math.max(each.low, each === window ? middle + 1 : stands);
      else each.high = Math.max(each.low, Math.min(each.high, stands));
    }
  }
}

function* chunks(
  from: number,
  to: number,
  size: number,
  read: (from: number, to: number) => readonly Spot[],
): Generator<Spot> {
  for (let at = from; at < to; at += size) yield* read(at, Math.min(to, at + size));
}

function* merged(lanes: readonly Generator<Spot>[], compare: (a: Spot, b: Spot) => number): Generator<Spot> {
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
