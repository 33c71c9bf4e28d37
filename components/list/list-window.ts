import {
  CHUNK_ROWS,
  chunkAt,
  type ChunkHeights,
  heightOf,
  nextRange,
  UNMEASURED,
  WHOLE_ROWS,
  withHeight,
  type ChunkRange,
  type DrawnChunks,
} from "./list-chunks";

/** A row, and its distance from the top of the window. */
export interface RowPosition {
  readonly row: number;
  readonly fromTop: number;
}

/**
 * The rendered part of a long list: the visible rows, one window height above and below, and the focus. It is
 * rendered in steps, each of which can be interrupted; visible rows stay in place when heights become known.
 */
export class ListWindow {
  #drawnChunks: DrawnChunks;
  #rows = 0;
  #width = 0;
  /** A step is being rendered; the next one begins once it is in the page. */
  #isRendering = false;
  /** Browsers no longer keep the visible rows in place. */
  #isFrozen = false;
  #restored: RowPosition | null = null;
  #changed: ((isUrgent: boolean) => void) | null = null;
  readonly #elements = new Map<number, HTMLTableSectionElement>();
  /** The chunks that a reader may see: those of the last commit. */
  #shown: ReadonlySet<number> = new Set();
  #sizes: ResizeObserver | null = null;

  /** Initially, all rows up to the limit are rendered. */
  constructor(rows: number) {
    const last = Math.ceil(Math.min(rows, WHOLE_ROWS) / CHUNK_ROWS) - 1;
    this.#drawnChunks = { first: 0, last: Math.max(0, last), focused: null, heights: UNMEASURED };
  }

  readonly snapshot = (): DrawnChunks => this.#drawnChunks;

  readonly subscribe = (changed: (isUrgent: boolean) => void): (() => void) => {
    this.#changed = changed;
    this.#width = window.innerWidth;
    window.addEventListener("scroll", this.#advance, { passive: true });
    window.addEventListener("resize", this.#resize);
    return () => {
      this.#changed = null;
      this.#isRendering = false;
      document.documentElement.style.removeProperty("overflow-anchor");
      window.removeEventListener("scroll", this.#advance);
      window.removeEventListener("resize", this.#resize);
    };
  };

  /** The chunks to render (null: all) are in the page, with this many rows in the list. */
  committed(drawn: DrawnChunks | null, rows: number): void {
    const isFirst = this.#rows === 0;
    this.#rows = rows;
    this.#shown = new Set(this.#elements.keys());
    // A render for another reason may still show the previous step.
    if (drawn === null || isSameRange(drawn, this.#drawnChunks)) this.#isRendering = false;
    this.#restore();
    if (isFirst) this.#showVisible();
    else this.#advance();
    if (drawn === null) this.#changed?.(true);
  }

  /** Registers a rendered chunk; the returned function removes it. */
  addChunk(chunk: number, element: HTMLTableSectionElement): () => void {
    // Rows with the focus stay rendered, so that scrolling does not lose it.
    const keep = () => this.#change({ focused: chunk });
    const release = ({ target }: FocusEvent) => {
      // A browser window that loses the focus restores it later.
      if (target !== document.activeElement) this.#change({ focused: null });
    };
    this.#sizes ??= new ResizeObserver(this.#measure);
    this.#sizes.observe(element);
    element.addEventListener("focusin", keep);
    element.addEventListener("focusout", release);
    this.#elements.set(chunk, element);
    this.#measure();
    return () => {
      if (this.#elements.get(chunk) === element) this.#elements.delete(chunk);
      element.removeEventListener("focusin", keep);
      element.removeEventListener("focusout", release);
      this.#sizes?.unobserve(element);
    };
  }

  /** The topmost visible row. */
  topRow(): RowPosition | null {
    for (const [chunk, { rows }] of [...this.#elements].toSorted(([a], [b]) => a - b)) {
      for (const [index, row] of [...rows].entries()) {
        const { top, bottom } = row.getBoundingClientRect();
        if (bottom > 0) return { row: chunk * CHUNK_ROWS + index, fromTop: top };
      }
    }
    return null;
  }

  /** Scrolls to a row's former position, and corrects it once the row is rendered. */
  scrollToRow(position: RowPosition): void {
    const { row, fromTop } = position;
    const start = this.#start();
    if (start === null) return;
    const { heights } = this.#drawnChunks;
    const above = heightOf({ from: 0, to: Math.floor(row / CHUNK_ROWS) * CHUNK_ROWS }, heights);
    window.scrollBy(0, start + above + (row % CHUNK_ROWS) * heights.typicalRow - fromTop);
    this.#restored = position;
    this.#restore();
    this.#advance();
  }

  /**
   * Keeps the layout stable while rows come and go: columns keep their width, and scroll anchoring is off, because
   * browsers would anchor to nodes that are replaced or to content below the growing list. Columns with a share of
   * the table keep it: a width in pixels would yield to a wide cell of another column.
   */
  readonly freezeLayout = (): void => {
    this.#isFrozen = true;
    document.documentElement.style.setProperty("overflow-anchor", "none");
    const heads = [...(this.#table()?.tHead?.rows[0]?.cells ?? [])];
    const widths = heads.map((head) => head.getBoundingClientRect().width);
    for (const [index, head] of heads.entries())
      if (head.dataset["width"] === undefined) head.style.width = `${widths[index] ?? 0}px`;
  };

  /** The height of rows that are still to come. */
  heightOfRows(rows: number): number {
    return rows * this.#drawnChunks.heights.typicalRow;
  }

  /** Phones resize the window when their bars come and go, which does not change the rows. */
  readonly #resize = (): void => {
    if (window.innerWidth !== this.#width) {
      this.#width = window.innerWidth;
      const top = this.topRow();
      for (const head of this.#table()?.tHead?.rows[0]?.cells ?? []) head.style.width = "";
      this.#change({ heights: UNMEASURED });
      this.#measure();
      if (top !== null && window.scrollY > 0 && this.#rows > WHOLE_ROWS) this.scrollToRow(top);
    }
    this.#advance();
  };

  /**
   * If a chunk above the reading position turns out to have another height than estimated, the window scrolls by the
   * difference. The reading position is the topmost visible chunk that was rendered before.
   */
  readonly #measure = (): void => {
    if (isPrinting()) return;
    const before = this.#drawnChunks.heights;
    let heights = before;
    for (const [chunk, element] of this.#elements)
      heights = withHeight(heights, chunk, element.getBoundingClientRect().height, element.rows.length);
    if (heights === before) return;
    this.#change({ heights });
    const start = this.#start();
    if (start === null || before.measured.size === 0 || !this.#isFrozen) return;
    const above = { from: 0, to: this.#chunkInView(-start, before) * CHUNK_ROWS };
    const moved = heightOf(above, heights) - heightOf(above, before);
    if (Math.abs(moved) >= 1) window.scrollBy(0, moved);
  };

  #chunkInView(top: number, heights: ChunkHeights): number {
    const first = chunkAt(top, heights);
    const last = chunkAt(top + window.innerHeight, heights);
    for (let chunk = first; chunk <= last; chunk += 1) if (this.#shown.has(chunk)) return chunk;
    return first;
  }

  readonly #restore = (): void => {
    const place = this.#restored;
    if (place === null) return;
    const element = this.#elements.get(Math.floor(place.row / CHUNK_ROWS))?.rows[place.row % CHUNK_ROWS];
    if (element === undefined) return;
    this.#restored = null;
    window.scrollBy(0, element.getBoundingClientRect().top - place.fromTop);
  };

  readonly #advance = (): void => {
    const start = this.#start();
    if (this.#isRendering || start === null || isPrinting()) return;
    this.#change(nextRange(this.#drawnChunks, this.#range(start, 0), this.#range(start, window.innerHeight)));
  };

  /** A page that opens far down shows its rows at once. */
  #showVisible(): void {
    const start = this.#start();
    if (start !== null) this.#change(this.#range(start, window.innerHeight), true);
  }

  /** The chunks in the window and this many pixels around it. For a list that is rendered whole, all up to there. */
  #range(start: number, margin: number): ChunkRange {
    const end = Math.max(0, Math.ceil(this.#rows / CHUNK_ROWS) - 1);
    const { heights } = this.#drawnChunks;
    if (this.#rows <= WHOLE_ROWS)
      return {
        first: 0,
        last: margin > 0 ? end : Math.min(end, chunkAt(-start + window.innerHeight, heights)),
      };
    return {
      first: Math.min(end, chunkAt(-start - margin, heights)),
      last: Math.min(end, chunkAt(-start + window.innerHeight + margin, heights)),
    };
  }

  /** Position of the first row, relative to the top of the window. */
  #start(): number | null {
    const table = this.#table();
    return table === null ? null : table.getBoundingClientRect().top + (table.tHead?.offsetHeight ?? 0);
  }

  #table(): HTMLTableElement | null {
    const [element] = this.#elements.values();
    return element?.closest("table") ?? null;
  }

  #change(change: Partial<DrawnChunks>, isUrgent = false): void {
    const before = this.#drawnChunks;
    const next = { ...before, ...change };
    const isSame = isSameRange(before, next);
    if (isSame && next.heights === before.heights) return;
    this.#drawnChunks = next;
    // Rendered rows have their heights by themselves; only gaps depend on the estimates.
    if (this.#changed === null || (isSame && next.heights.typicalRow === before.heights.typicalRow)) return;
    this.#isRendering = true;
    this.#changed(isUrgent);
  }
}

function isSameRange(one: DrawnChunks, other: DrawnChunks): boolean {
  return one.first === other.first && one.last === other.last && one.focused === other.focused;
}

/** Sizes on paper differ from those in the window. */
function isPrinting(): boolean {
  return window.matchMedia("print").matches;
}
