import {
  CHUNK_ROWS,
  chunkAt,
  heightOf,
  withHeight,
  type ChunkHeights,
  type DrawnChunks,
} from "./list-chunks";

/** Height of a dense row, until one is measured. */
const UNMEASURED: ChunkHeights = { measured: new Map(), typicalRow: 37 };

/** A row, and its distance from the top of the window. */
export interface RowPosition {
  readonly row: number;
  readonly fromTop: number;
}

/** The rendered part of a long list: the visible rows, one window height above and below, and the focus. */
export class ListWindow {
  #drawnChunks: DrawnChunks = { first: 0, last: 3, focused: null, heights: UNMEASURED };
  readonly #elements = new Map<number, HTMLTableSectionElement>();
  readonly #listeners = new Set<() => void>();
  #sizes: ResizeObserver | null = null;

  readonly snapshot = (): DrawnChunks => this.#drawnChunks;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    window.addEventListener("scroll", this.#updateDrawn, { passive: true });
    window.addEventListener("resize", this.#resetSizes);
    this.#updateDrawn();
    return () => {
      this.#listeners.delete(changed);
      document.documentElement.style.removeProperty("overflow-anchor");
      window.removeEventListener("scroll", this.#updateDrawn);
      window.removeEventListener("resize", this.#resetSizes);
    };
  };

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
  scrollToRow({ row, fromTop }: RowPosition): void {
    const start = this.#start();
    if (start === null) return;
    const chunk = Math.floor(row / CHUNK_ROWS);
    const { heights } = this.#drawnChunks;
    const above = heightOf({ from: 0, to: chunk * CHUNK_ROWS }, heights);
    window.scrollBy(0, start + above + (row % CHUNK_ROWS) * heights.typicalRow - fromTop);
    this.#updateDrawn();
    requestAnimationFrame(() => {
      const element = this.#elements.get(chunk)?.rows[row % CHUNK_ROWS];
      if (element !== undefined) window.scrollBy(0, element.getBoundingClientRect().top - fromTop);
    });
  }

  /**
   * Keeps the layout stable while rows come and go: columns keep their width, and scroll anchoring is off,
   * because browsers would anchor to nodes that are replaced or to content below the growing list.
   */
  readonly freezeLayout = (): void => {
    document.documentElement.style.setProperty("overflow-anchor", "none");
    const heads = [...(this.#table()?.tHead?.rows[0]?.cells ?? [])];
    const widths = heads.map((head) => head.getBoundingClientRect().width);
    for (const [index, head] of heads.entries()) head.style.width = `${widths[index] ?? 0}px`;
  };

  readonly #resetSizes = (): void => {
    for (const head of this.#table()?.tHead?.rows[0]?.cells ?? []) head.style.width = "";
    this.#change({ heights: UNMEASURED });
    this.#measure();
    this.#updateDrawn();
  };

  readonly #measure = (): void => {
    if (isPrinting()) return;
    let { heights } = this.#drawnChunks;
    for (const [chunk, element] of this.#elements)
      heights = withHeight(heights, chunk, element.getBoundingClientRect().height, element.rows.length);
    this.#change({ heights });
  };

  readonly #updateDrawn = (): void => {
    const start = this.#start();
    if (start === null || isPrinting()) return;
    const { heights } = this.#drawnChunks;
    const margin = window.innerHeight;
    this.#change({
      first: chunkAt(-start - margin, heights),
      last: chunkAt(-start + window.innerHeight + margin, heights),
    });
  };

  /** Position of the first row, relative to the top of the window. */
  #start(): number | null {
    const table = this.#table();
    return table === null ? null : table.getBoundingClientRect().top + (table.tHead?.offsetHeight ?? 0);
  }

  #table(): HTMLTableElement | null {
    const [element] = this.#elements.values();
    return element?.closest("table") ?? null;
  }

  #change(change: Partial<DrawnChunks>): void {
    const { first, last, focused, heights } = this.#drawnChunks;
    const next = { ...this.#drawnChunks, ...change };
    if (next.first === first && next.last === last && next.focused === focused && next.heights === heights)
      return;
    this.#drawnChunks = next;
    for (const listener of this.#listeners) listener();
  }
}

/** Sizes on paper differ from those in the window. */
function isPrinting(): boolean {
  return window.matchMedia("print").matches;
}
