/** Rows are drawn, measured and taken away in groups of so many. */
export const CHUNK_ROWS = 25;

/** Up to so many rows all of them stay in the page, where searching it and printing it miss nothing. */
export const WHOLE_ROWS = 150;

/** How high the groups of rows are, as far as they have been drawn, in pixels. */
export interface Heights {
  readonly known: ReadonlyMap<number, number>;
  readonly typicalRow: number;
}

/** Which groups of rows are drawn. */
export interface Sight {
  readonly first: number;
  readonly last: number;
  /** One that is drawn wherever it is: the focus is in it. */
  readonly kept: number | null;
  readonly heights: Heights;
}

/** A run of rows, `to` not included: a group that is drawn, or all that is left out between two of them. */
export interface Part {
  readonly drawn: boolean;
  readonly from: number;
  readonly to: number;
}

/** The list from its first row to its last. Without a sight everything is drawn. */
export function partsOf(rows: number, sight: Sight | null): readonly Part[] {
  const lastChunk = Math.ceil(rows / CHUNK_ROWS) - 1;
  const all = rows <= WHOLE_ROWS || sight === null;
  const [first, last] = all ? [0, lastChunk] : [Math.min(sight.first, lastChunk), sight.last];
  const parts: Part[] = [];
  for (let chunk = 0; chunk <= lastChunk; chunk++) {
    const drawn = (chunk >= first && chunk <= last) || chunk === sight?.kept;
    const from = chunk * CHUNK_ROWS;
    const to = Math.min(rows, from + CHUNK_ROWS);
    const above = parts.at(-1);
    if (!drawn && above?.drawn === false) parts[parts.length - 1] = { ...above, to };
    else parts.push({ drawn, from, to });
  }
  return parts;
}

/** How high the rows of a part are, or would be. It begins where a group does. */
export function heightOf({ from, to }: Pick<Part, "from" | "to">, { known, typicalRow }: Heights): number {
  let height = 0;
  for (let row = from; row < to; row += CHUNK_ROWS) {
    const rows = Math.min(to - row, CHUNK_ROWS);
    height += known.get(row / CHUNK_ROWS) ?? rows * typicalRow;
  }
  return height;
}

/** The group at so many pixels from the start, in a list that goes on for ever. */
export function chunkAt(y: number, { known, typicalRow }: Heights): number {
  let chunk = 0;
  let left = y;
  for (;;) {
    left -= known.get(chunk) ?? CHUNK_ROWS * typicalRow;
    if (left < 0) return chunk;
    chunk += 1;
  }
}

/** A group was measured. The first one says how high those are likely to be that were never drawn. */
export function withHeight(heights: Heights, chunk: number, height: number, rows: number): Heights {
  const before = heights.known.get(chunk) ?? 0;
  if (height === 0 || rows === 0 || Math.abs(before - height) < 0.1) return heights;
  const typicalRow = heights.known.size === 0 ? height / rows : heights.typicalRow;
  return { known: new Map(heights.known).set(chunk, height), typicalRow };
}
