import { unique, type IdOf } from "./unique-rows";

/** A row that belongs between rows on screen. It is held back, so that nothing moves while the visitor reads. */
export interface LateRow<R> {
  readonly row: R;
  /** The shown row that follows it. */
  readonly before: string;
}

/** The page cannot be located in the list: rows may be missing in between, so none of it may be shown. */
interface Gap {
  readonly kind: "gap";
}

/** The page continues the list without a gap. */
interface Fit<R> {
  readonly kind: "fit";
  /** The rows after the shown ones. */
  readonly added: readonly R[];
  readonly late: readonly LateRow<R>[];
  /**
   * How many more rows the service has above the known ones than we show: that many have arrived since. Negative if
   * rows were removed.
   */
  readonly shift: number;
  /**
   * The last shown row is not in the page. Rows after the last known one may then be late, or may be the next
   * rows because the last shown row was removed; and an early end may be an error. Only another request can
   * decide, so nothing is added.
   */
  readonly isCutOff: boolean;
  /** The index of the page's last known row. */
  readonly at: number;
}

/** Rows of a page and the offset at which they were requested. */
interface PlacedRows<R> {
  readonly offset: number;
  readonly rows: readonly R[];
  readonly end: boolean;
  /** The request was repeated at an earlier offset, since the page before was inconclusive. */
  readonly isRetry: boolean;
}

/** More consecutive rows than this do not arrive late. */
const MAX_LATE_ROWS = 25;

export type Joined<R> = Gap | Fit<R>;

/**
 * Locates a page in a list. Offsets count from the newest row, and rows come and go, so the offset of a request
 * says little; the known rows in the page say everything. That is why pages are requested with an overlap: a page
 * in which no known row is in its place proves that something is missing.
 */
export function joinPage<R>(
  shown: readonly R[],
  { offset, rows, end, isRetry }: PlacedRows<R>,
  idOf: IdOf<R>,
): Joined<R> {
  const ids = rows.map((row) => idOf(row));
  const places = placesOf(shown, ids, idOf);
  const anchor = shown.length === 0 ? { at: -1, place: -1 } : anchorIn(ids, places, shown.length);
  if (anchor === null) return { kind: "gap" };
  const { at, place } = anchor;
  const behind = unique(rows.slice(at + 1), idOf).filter((row) => !places.has(idOf(row)));
  const isUnclear = end ? !isRetry : behind.length > 0 && behind.length < MAX_LATE_ROWS;
  const isCutOff = place < shown.length - 1 && isUnclear;
  const late = lateRows(rows.slice(0, at + 1), places, idOf);
  return { kind: "fit", added: isCutOff ? [] : behind, late, shift: offset + at - place, isCutOff, at };
}

/** The list index of each row of the page. */
function placesOf<R>(
  shown: readonly R[],
  ids: readonly string[],
  idOf: IdOf<R>,
): ReadonlyMap<string, number> {
  const pageIds = new Set(ids);
  const places = new Map<string, number>();
  for (const [place, row] of shown.entries()) {
    const id = idOf(row);
    if (pageIds.has(id)) places.set(id, place);
  }
  return places;
}

/**
 * The last row of the page that is in its place. A single known row proves nothing (a lower balance moves a row
 * down the list), unless it is the first or the last of those shown; two neighbours do, and so does what follows
 * such a row in the same order as in the list.
 */
function anchorIn(ids: readonly string[], places: ReadonlyMap<string, number>, shown: number) {
  let anchor: { readonly at: number; readonly place: number } | null = null;
  for (const [at, id] of ids.entries()) {
    const place = places.get(id);
    if (place === undefined) continue;
    const above = places.get(ids[at - 1] ?? "");
    const isInPlace = place === shown - 1 || place === 0 || above === place - 1;
    if (isInPlace || (anchor !== null && place > anchor.place)) anchor = { at, place };
  }
  return anchor;
}

function lateRows<R>(
  rows: readonly R[],
  places: ReadonlyMap<string, number>,
  idOf: IdOf<R>,
): readonly LateRow<R>[] {
  const late: LateRow<R>[] = [];
  let before = "";
  for (const row of rows.toReversed()) {
    const id = idOf(row);
    if (places.has(id)) before = id;
    else late.push({ row, before });
  }
  return unique(late.toReversed(), ({ row }) => idOf(row));
}

/** Merges late rows of two requests. The second one saw everything from its first row on, so its order wins. */
export function mergeLate<R>(
  first: readonly LateRow<R>[],
  second: readonly LateRow<R>[],
  idOf: IdOf<R>,
): readonly LateRow<R>[] {
  const seen = new Set(second.map(({ row }) => idOf(row)));
  return [...first.filter(({ row }) => !seen.has(idOf(row))), ...second];
}

/** Inserts the late rows where they belong. */
export function placeLate<R>(shown: readonly R[], late: readonly LateRow<R>[], idOf: IdOf<R>): readonly R[] {
  if (late.length === 0) return shown;
  const waiting = new Map<string, R[]>();
  for (const { row, before } of late) waiting.set(before, [...(waiting.get(before) ?? []), row]);
  return shown.flatMap((row) => [...(waiting.get(idOf(row)) ?? []), row]);
}
