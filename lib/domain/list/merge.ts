export type IdOf<R> = (row: R) => string;

/** A row that turned up between rows that are on screen already. It waits, so that nothing moves under a reader. */
export interface LateRow<R> {
  readonly row: R;
  /** The shown row that it stands before. */
  readonly before: string;
}

/** A page without a place in the list: rows may be missing between the two, so none of it may be shown. */
interface Gap {
  readonly kind: "gap";
}

/** A page that continues the list without leaving anything out. */
interface Fit<R> {
  readonly kind: "fit";
  /** What comes behind the shown rows. */
  readonly added: readonly R[];
  readonly late: readonly LateRow<R>[];
  /**
   * How many more rows the service has above the known ones than we show: so many arrived since.
   * Negative when some of them went away.
   */
  readonly shift: number;
  /**
   * The last shown row is not in it. Rows behind the last known one may then come late, or be the next
   * ones after the last shown row went away; and an end above a row that was there may be a mistake. Only
   * another look can tell, so nothing is added.
   */
  readonly isCutOff: boolean;
  /** The place in the page of its last known row. */
  readonly at: number;
}

/** Rows as they came, and where they were asked for. */
interface PlacedRows<R> {
  readonly offset: number;
  readonly rows: readonly R[];
  readonly end: boolean;
  /** They were looked for further up, since a page before them was not enough. */
  readonly again: boolean;
}

/** So many rows in a row do not come late. */
const SURELY_NEXT = 25;

export type Joined<R> = Gap | Fit<R>;

/**
 * Finds the place of a page in a list. Offsets count from the newest row and rows come and go, so where
 * a page was asked for says little; which known rows it has says everything. That is why pages are asked
 * for with an overlap: a page in which no known row is in its place proves that something is missing.
 */
export function joinPage<R>(
  shown: readonly R[],
  { offset, rows, end, again }: PlacedRows<R>,
  idOf: IdOf<R>,
): Joined<R> {
  const ids = rows.map((row) => idOf(row));
  const places = placesOf(shown, ids, idOf);
  const anchor = shown.length === 0 ? { at: -1, place: -1 } : anchorIn(ids, places, shown.length);
  if (anchor === null) return { kind: "gap" };
  const { at, place } = anchor;
  const behind = unique(rows.slice(at + 1), idOf).filter((row) => !places.has(idOf(row)));
  const isUnclear = end ? !again : behind.length > 0 && behind.length < SURELY_NEXT;
  const isCutOff = place < shown.length - 1 && isUnclear;
  const late = lateRows(rows.slice(0, at + 1), places, idOf);
  return { kind: "fit", added: isCutOff ? [] : behind, late, shift: offset + at - place, isCutOff, at };
}

/** Where the rows of a page are in the list. */
function placesOf<R>(
  shown: readonly R[],
  ids: readonly string[],
  idOf: IdOf<R>,
): ReadonlyMap<string, number> {
  const asked = new Set(ids);
  const places = new Map<string, number>();
  for (const [place, row] of shown.entries()) {
    const id = idOf(row);
    if (asked.has(id)) places.set(id, place);
  }
  return places;
}

/**
 * The last row of the page that is in its place. One known row alone proves nothing (a balance that
 * fell moves a row down the list), unless it is the first or the last of those shown; two neighbours
 * do, and so does what follows such a row as it does in the list.
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

/** Late rows of two looks at the list. The second saw everything from its first row on, so its order counts. */
export function mergeLate<R>(
  first: readonly LateRow<R>[],
  second: readonly LateRow<R>[],
  idOf: IdOf<R>,
): readonly LateRow<R>[] {
  const seen = new Set(second.map(({ row }) => idOf(row)));
  return [...first.filter(({ row }) => !seen.has(idOf(row))), ...second];
}

/** The list with its late rows where they belong. */
export function placeLate<R>(shown: readonly R[], late: readonly LateRow<R>[], idOf: IdOf<R>): readonly R[] {
  if (late.length === 0) return shown;
  const waiting = new Map<string, R[]>();
  for (const { row, before } of late) waiting.set(before, [...(waiting.get(before) ?? []), row]);
  return shown.flatMap((row) => [...(waiting.get(idOf(row)) ?? []), row]);
}

export function unique<T>(items: readonly T[], idOf: IdOf<T>): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const id = idOf(item);
    return seen.has(id) ? false : seen.add(id) !== undefined;
  });
}
