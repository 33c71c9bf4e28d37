import type { TraceRow } from "./trace-view";

export interface Spot {
  /** Columns from the root. */
  readonly x: number;
  /** Lines from the top. */
  readonly y: number;
}

export interface GraphLayout {
  readonly spots: readonly Spot[];
  readonly columns: number;
  readonly lines: number;
}

/** One column per depth; every leaf has its own line, and a parent is centred on its children. */
export function graphLayout(rows: readonly Pick<TraceRow, "parent" | "depth">[]): GraphLayout {
  const isParent = new Set(rows.map(({ parent }) => parent));
  const first: (number | undefined)[] = [];
  const last: number[] = [];
  let lines = 0;
  for (const place of rows.keys()) if (!isParent.has(place)) first[place] = last[place] = lines++;
  // Backwards, so that the children of a step are laid out before it.
  for (let place = rows.length - 1; place >= 0; place -= 1) {
    const parent = rows[place]?.parent ?? null;
    if (parent === null) continue;
    const middle = middleOf(first[place], last[place]);
    first[parent] = Math.min(first[parent] ?? middle, middle);
    last[parent] = Math.max(last[parent] ?? middle, middle);
  }
  const spots = rows.map(({ depth }, place) => ({ x: depth, y: middleOf(first[place], last[place]) }));
  return { spots, columns: rows.reduce((most, { depth }) => Math.max(most, depth + 1), 0), lines };
}

function middleOf(first: number | undefined, last: number | undefined): number {
  return ((first ?? 0) + (last ?? first ?? 0)) / 2;
}
