/** Rows are rendered, measured and removed in chunks of this many. */
export const CHUNK_ROWS = 10;

/** Lists of up to this many rows are rendered whole, so that find-in-page and printing are complete. */
export const WHOLE_ROWS = 150;

/** Measured heights of chunks, in pixels. */
export interface ChunkHeights {
  readonly measured: ReadonlyMap<number, number>;
  readonly typicalRow: number;
}

/** Height of a dense row, until one is measured. */
export const UNMEASURED: ChunkHeights = { measured: new Map(), typicalRow: 37 };

/** A range of chunks, both ends included. */
export interface ChunkRange {
  readonly first: number;
  readonly last: number;
}

/** The chunks that are rendered. */
export interface DrawnChunks extends ChunkRange {
  /** The chunk with the focus, which is always rendered. */
  readonly focused: number | null;
  readonly heights: ChunkHeights;
}

/** A range of rows, `to` excluded: a rendered chunk, or a gap between chunks. */
export interface ListPart {
  readonly drawn: boolean;
  readonly from: number;
  readonly to: number;
}

/** The parts of the whole list. Without `drawnChunks` everything is rendered. */
export function partsOf(rows: number, drawnChunks: DrawnChunks | null): readonly ListPart[] {
  const lastChunk = Math.ceil(rows / CHUNK_ROWS) - 1;
  const all = rows <= WHOLE_ROWS || drawnChunks === null;
  const [first, last] = all ? [0, lastChunk] : [Math.min(drawnChunks.first, lastChunk), drawnChunks.last];
  const parts: ListPart[] = [];
  for (let chunk = 0; chunk <= lastChunk; chunk++) {
    const drawn = (chunk >= first && chunk <= last) || chunk === drawnChunks?.focused;
    const from = chunk * CHUNK_ROWS;
    const to = Math.min(rows, from + CHUNK_ROWS);
    const above = parts.at(-1);
    if (!drawn && above?.drawn === false) parts[parts.length - 1] = { ...above, to };
    else parts.push({ drawn, from, to });
  }
  return parts;
}

/**
 * The chunks to render next: the visible ones first, then one more at a time on the side where fewer are ready, so
 * that no step takes long, until all of the target are rendered. Chunks outside of it are removed.
 */
export function nextRange(drawn: ChunkRange, visible: ChunkRange, target: ChunkRange): ChunkRange {
  if (drawn.last < visible.first || drawn.first > visible.last) return visible;
  const first = Math.min(visible.first, Math.max(target.first, drawn.first));
  const last = Math.max(visible.last, Math.min(target.last, drawn.last));
  const isShortBelow =
    last < target.last && (first === target.first || last - visible.last <= visible.first - first);
  if (isShortBelow) return { first, last: last + 1 };
  return { first: Math.max(target.first, first - 1), last };
}

/** The measured or estimated height of a part, which begins at a chunk. */
export function heightOf(
  { from, to }: Pick<ListPart, "from" | "to">,
  { measured, typicalRow }: ChunkHeights,
): number {
  let height = 0;
  for (let row = from; row < to; row += CHUNK_ROWS) {
    const rows = Math.min(to - row, CHUNK_ROWS);
    height += measured.get(row / CHUNK_ROWS) ?? rows * typicalRow;
  }
  return height;
}

/** The chunk at a distance in pixels from the start, assuming an endless list. */
export function chunkAt(y: number, { measured, typicalRow }: ChunkHeights): number {
  let chunk = 0;
  let remaining = y;
  for (;;) {
    remaining -= measured.get(chunk) ?? CHUNK_ROWS * typicalRow;
    if (remaining < 0) return chunk;
    chunk += 1;
  }
}

/**
 * Records the height of a chunk. The first one also gives the estimate for others. A chunk at the end that will get
 * more rows gives no more than the estimate: when they arrive, it may not be rendered to be measured again.
 */
export function withHeight(heights: ChunkHeights, chunk: number, height: number, rows: number): ChunkHeights {
  const before = heights.measured.get(chunk) ?? 0;
  if (height === 0 || rows === 0 || Math.abs(before - height) < 0.1) return heights;
  const typicalRow = heights.measured.size === 0 ? height / rows : heights.typicalRow;
  if (rows < CHUNK_ROWS)
    return Math.abs(typicalRow - heights.typicalRow) < 0.1 ? heights : { ...heights, typicalRow };
  return { measured: new Map(heights.measured).set(chunk, height), typicalRow };
}
