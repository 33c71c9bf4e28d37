import { PIN } from "./list-page";

/** Rows per page. */
export const PAGE_ROWS = 50;

/** The maximum number of rows that are loaded at once while the visitor scrolls. */
const MAX_SCROLLED_ROWS = 4 * PAGE_ROWS;

/** The maximum number of rows that are restored after a reload. */
export const MAX_RESTORED_ROWS = 10_000;

/** How far a list has been read: enough to show the same rows after a reload, on Back, or in a shared link. */
export interface ListPosition {
  /** A multiple of the page size. */
  readonly rows: number;
  readonly pin: string | null;
}

export const START: ListPosition = { rows: PAGE_ROWS, pin: null };

/** How many rows to load next: the further the visitor scrolls, the fewer requests it takes. */
export function pageRowsAfter(rows: number): number {
  return Math.min(MAX_SCROLLED_ROWS, wholePages(rows));
}

/** Reads `?rows=150&pin=…`; invalid values mean the start. */
export function readPosition(query: URLSearchParams): ListPosition {
  const rows = query.get("rows") ?? "";
  return {
    rows: /^\d{1,15}$/.test(rows) ? wholePages(Number(rows)) : PAGE_ROWS,
    pin: readPin(query.get("pin")),
  };
}

/** The query with this position in it; the start adds nothing, so that a list has one canonical URL. */
export function writePosition(query: URLSearchParams, { rows, pin }: ListPosition): URLSearchParams {
  const written = new URLSearchParams(query);
  written.delete("rows");
  written.delete("pin");
  const whole = wholePages(rows);
  if (whole === PAGE_ROWS) return written;
  written.set("rows", String(whole));
  if (pin !== null) written.set("pin", pin);
  return written;
}

/** The path and the query of a list, whatever the position in it. */
export function withoutPosition({ pathname, searchParams }: URL): string {
  return `${pathname}?${writePosition(searchParams, START).toString()}`;
}

/** The position one page further, for a link that works without JavaScript. */
export function nextPosition({ rows, pin }: ListPosition, pinOfPage: string | null): ListPosition {
  return { rows: wholePages(rows + PAGE_ROWS), pin: pin ?? pinOfPage };
}

/** How many rows the server renders; one call returns at most `max`, and the browser loads the rest. */
export function renderedRows({ rows }: ListPosition, max: number): number {
  return Math.min(rows, Math.max(1, Math.floor(max)));
}

export function readPin(text: string | null): string | null {
  return text !== null && PIN.test(text) ? text : null;
}

function wholePages(rows: number): number {
  const pages = Math.ceil(Math.min(MAX_RESTORED_ROWS, Math.max(1, rows)) / PAGE_ROWS);
  return pages * PAGE_ROWS;
}
