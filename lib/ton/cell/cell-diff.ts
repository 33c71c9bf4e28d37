import type { CellGraph, CellNode } from "./cell";

/** A cell that has changed: without a `before` it is new, without an `after` it was removed. */
export interface CellChange {
  /** How many references lead to it from the root. */
  readonly level: number;
  /** The positions of those references, from the root on. */
  readonly path: readonly number[];
  readonly before: CellNode | null;
  readonly after: CellNode | null;
}

export interface CellDiff {
  readonly changes: readonly CellChange[];
  /** There are more than the limit. */
  readonly isCut: boolean;
}

interface Pair {
  readonly path: readonly number[];
  readonly before: number | null;
  readonly after: number | null;
}

/**
 * The cells in which two trees differ, from the root on. Cells with the same hash are the same, with all
 * cells below them. A pair of cells that occurs again is listed once.
 */
export function diffCells(before: CellGraph, after: CellGraph, most: number): CellDiff {
  const changes: CellChange[] = [];
  const seen = new Set<string>();
  const at = (graph: CellGraph, index: number | null) =>
    index === null ? null : (graph.cells[index] ?? null);
  const waiting: Pair[] = [{ path: [], before: before.roots[0] ?? null, after: after.roots[0] ?? null }];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const was = at(before, pair.before);
    const is = at(after, pair.after);
    const name = `${pair.before} ${pair.after}`;
    if (was?.hash === is?.hash || seen.has(name)) continue;
    if (changes.length >= most) return { changes, isCut: true };
    seen.add(name);
    changes.push({ level: pair.path.length, path: pair.path, before: was, after: is });
    const refs = pairRefs(
      was?.refs ?? [],
      is?.refs ?? [],
      (old, now) => at(before, old)?.hash === at(after, now)?.hash,
    );
    const placeOf = (ref: RefPair) =>
      ref.after === null ? (was?.refs.indexOf(ref.before ?? -1) ?? 0) : (is?.refs.indexOf(ref.after) ?? 0);
    waiting.push(...refs.map((ref) => ({ path: [...pair.path, placeOf(ref)], ...ref })).toReversed());
  }
  return { changes, isCut: false };
}

type RefPair = Pick<Pair, "before" | "after">;

/** Paired in order if there are as many as before; otherwise the unchanged ones are paired first. */
function pairRefs(
  before: readonly number[],
  after: readonly number[],
  isSame: (before: number, after: number) => boolean,
): readonly RefPair[] {
  const left = [...before];
  const rest =
    before.length === after.length ? [...after] : after.filter((now) => !takeSame(left, now, isSame));
  const length = Math.max(left.length, rest.length);
  return Array.from({ length }, (_, place) => ({ before: left[place] ?? null, after: rest[place] ?? null }));
}

function takeSame(left: number[], now: number, isSame: (before: number, after: number) => boolean): boolean {
  const place = left.findIndex((old) => isSame(old, now));
  if (place < 0) return false;
  left.splice(place, 1);
  return true;
}

/** A piece of a cell's digits that is in both cells, or in only one of them. */
export interface Digits {
  readonly text: string;
  readonly changed: boolean;
}

/**
 * The digits of a cell, with those marked that differ from the other's. In cells of the same length, each digit is
 * compared with the one at the same position; otherwise the common beginning and end are found.
 */
export function markDigits(of: CellNode, other: CellNode | null): readonly Digits[] {
  const data = of.data;
  if (other === null) return pieces(data, () => true);
  if (of.bits === other.bits) return pieces(data, (place) => data[place] !== other.data[place]);
  const shorter = Math.min(data.length, other.data.length);
  const isShifted = (of.bits - other.bits) % 4 !== 0;
  const start = alike(shorter, (place) => data[place] === other.data[place]);
  const end = isShifted
    ? 0
    : alike(shorter - start, (place) => data.at(-1 - place) === other.data.at(-1 - place));
  return pieces(data, (place) => place >= start && place < data.length - end);
}

function alike(most: number, isAlike: (place: number) => boolean): number {
  let count = 0;
  while (count < most && isAlike(count)) count += 1;
  return count;
}

function pieces(data: string, isChanged: (place: number) => boolean): readonly Digits[] {
  const found: { text: string; changed: boolean }[] = [];
  for (let place = 0; place < data.length; place += 1) {
    const digit = data[place] ?? "";
    const changed = isChanged(place);
    const last = found.at(-1);
    if (last?.changed === changed) last.text += digit;
    else found.push({ text: digit, changed });
  }
  return found;
}
