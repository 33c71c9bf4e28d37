import { PAGE_ROWS, readPin } from "./list-position";

/** The maximum number of rows of one call, and of one page of our API. */
export const MAX_PAGE_ROWS = 1_000;

const MAX_OFFSET = 2 ** 31 - 1;

/** Which rows of a list to load. */
export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
  readonly pin: string | null;
  /** A background check for new rows. */
  readonly poll: boolean;
  /** Requested before its place is reached, so it can wait for what others are looking at. */
  readonly ahead: boolean;
}

/** `path` with the request in its query, which may already contain the list's filters. */
export function pagePath(path: string, { offset, limit, pin, poll, ahead }: PageRequest): string {
  const query = new URLSearchParams({ offset: String(offset), limit: String(limit) });
  if (pin !== null) query.set("pin", pin);
  if (poll) query.set("poll", "1");
  if (ahead) query.set("ahead", "1");
  return `${path}${path.includes("?") ? "&" : "?"}${query.toString()}`;
}

/** Reads what `pagePath` writes. Invalid values are clamped to the nearest valid one. */
export function readPageRequest(query: URLSearchParams): PageRequest {
  return {
    offset: clampedInteger(query.get("offset"), 0, 0, MAX_OFFSET),
    limit: clampedInteger(query.get("limit"), PAGE_ROWS, 1, MAX_PAGE_ROWS),
    pin: readPin(query.get("pin")),
    poll: query.get("poll") === "1",
    ahead: query.get("ahead") === "1",
  };
}

function clampedInteger(text: string | null, fallback: number, min: number, max: number): number {
  return text !== null && /^\d{1,15}$/.test(text) ? Math.min(max, Math.max(min, Number(text))) : fallback;
}
