import { CHUNK_ROWS, chunkAt, heightOf, withHeight, type Heights, type Sight } from "./chunks";

/** A dense row, for as long as none has been measured. */
const UNMEASURED: Heights = { known: new Map(), typicalRow: 37 };

/** A row, and how far from the upper edge of the window it begins. */
export interface RowPlace {
  readonly row: number;
  readonly fromTop: number;
}

/** What of a long list is drawn: what can be seen, one window's height above and below it, and the focus. */
export class ListWindow {
  #sight: Sight = { first: 0, last: 3, kept: null, heights: UNMEASURED };
  readonly #drawn = new Map<number, HTMLTableSectionElement>();
  readonly #listeners = new Set<() => void>();
  #sizes: ResizeObserver | null = null;

  readonly read = (): Sight => this.#sight;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    window.addEventListener("scroll", this.#look, { passive: true });
    window.addEventListener("resize", this.#measureAnew);
    this.#look();
    return () => {
      this.#listeners.delete(changed);
      document.documentElement.style.removeProperty("overflow-anchor");
      window.removeEventListener("scroll", this.#look);
      window.removeEventListener("resize", this.#measureAnew);
    };
  };

  /** A group of rows is in the page, until the function that this returns is called. */
  enter(chunk: number, element: HTMLTableSectionElement): () => void {
    // Rows with the focus stay; nobody loses their place by scrolling on.
    const keep = () => this.#change({ kept: chunk });
    const release = ({ target }: FocusEvent) => {
      // A browser window that loses the focus gives it back later.
      if (target !== document.activeElement) this.#change({ kept: null });
    };
    this.#sizes ??= new ResizeObserver(this.#measure);
    this.#sizes.observe(element);
    element.addEventListener("focusin", keep);
    element.addEventListener("focusout", release);
    this.#drawn.set(chunk, element);
    this.#measure();
    return () => {
      if (this.#drawn.get(chunk) === element) this.#drawn.delete(chunk);
      element.removeEventListener("focusin", keep);
      element.removeEventListener("focusout", release);
      this.#sizes?.unobserve(element);
    };
  }

  /** The uppermost row that can be seen. */
  place(): RowPlace | null {
    for (const [chunk, { rows }] of [...this.#drawn].toSorted(([a], [b]) => a - b)) {
      for (const [index, row] of [...rows].entries()) {
        const { top, bottom } = row.getBoundingClientRect();
        if (bottom > 0) return { row: chunk * CHUNK_ROWS + index, fromTop: top };
      }
    }
    return null;
  }

  /** Scrolls to where a row was. The second look is for rows that are not as high as they were thought to be. */
  goTo({ row, fromTop }: RowPlace): void {
    const start = this.#start();
    if (start === null) return;
    const chunk = Math.floor(row / CHUNK_ROWS);
    const { heights } = this.#sight;
    const above = heightOf({ from: 0, to: chunk * CHUNK_ROWS }, heights);
    window.scrollBy(0, start + above + (row % CHUNK_ROWS) * heights.typicalRow - fromTop);
    this.#look();
    requestAnimationFrame(() => {
      const element = this.#drawn.get(chunk)?.rows[row % CHUNK_ROWS];
      if (element !== undefined) window.scrollBy(0, element.getBoundingClientRect().top - fromTop);
    });
  }

  /**
   * Nothing may move as rows come and go: a column stays as wide as it was, where there is room. And browsers
   * must not hold on to what is in the window: rows they would find again by their place in the page, where
   * others are by then, and what is below the list would take them along when it grows.
   */
  readonly hold = (): void => {
    document.documentElement.style.setProperty("overflow-anchor", "none");
    const heads = [...(this.#table()?.tHead?.rows[0]?.cells ?? [])];
    const widths = heads.map((head) => head.getBoundingClientRect().width);
    for (const [index, head] of heads.entries()) head.style.width = `${widths[index] ?? 0}px`;
  };

  readonly #measureAnew = (): void => {
    for (const head of this.#table()?.tHead?.rows[0]?.cells ?? []) head.style.width = "";
    this.#change({ heights: UNMEASURED });
    this.#measure();
    this.#look();
  };

  readonly #measure = (): void => {
    if (isPrinting()) return;
    let { heights } = this.#sight;
    for (const [chunk, element] of this.#drawn)
      heights = withHeight(heights, chunk, element.getBoundingClientRect().height, element.rows.length);
    this.#change({ heights });
  };

  readonly #look = (): void => {
    const start = this.#start();
    if (start === null || isPrinting()) return;
    const { heights } = this.#sight;
    const margin = window.innerHeight;
    this.#change({
      first: chunkAt(-start - margin, heights),
      last: chunkAt(-start + window.innerHeight + margin, heights),
    });
  };

  /** Where the first row begins, seen from the upper edge of the window. */
  #start(): number | null {
    const table = this.#table();
    return table === null ? null : table.getBoundingClientRect().top + (table.tHead?.offsetHeight ?? 0);
  }

  #table(): HTMLTableElement | null {
    const [element] = this.#drawn.values();
    return element?.closest("table") ?? null;
  }

  #change(change: Partial<Sight>): void {
    const { first, last, kept, heights } = this.#sight;
    const sight = { ...this.#sight, ...change };
    if (sight.first === first && sight.last === last && sight.kept === kept && sight.heights === heights)
      return;
    this.#sight = sight;
    for (const listener of this.#listeners) listener();
  }
}

/** Paper has other sizes, which say nothing about the window. */
function isPrinting(): boolean {
  return window.matchMedia("print").matches;
}
