import { PAGE_ROWS, readPin } from "./position";

/** What one request to the service may bring; also the most that one page of ours has. */
export const MAX_PAGE_ROWS = 1_000;

const MAX_OFFSET = 2 ** 31 - 1;

/** Which rows of a list are asked for. */
export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
  readonly pin: string | null;
  /** Nobody waits for it: it only looks whether there is something new. */
  readonly poll: boolean;
}

/** `path` with the request in its query; the list's own filters may be there already. */
export function pagePath(path: string, { offset, limit, pin, poll }: PageRequest): string {
  const query = new URLSearchParams({ offset: String(offset), limit: String(limit) });
  if (pin !== null) query.set("pin", pin);
  if (poll) query.set("poll", "1");
  return `${path}${path.includes("?") ? "&" : "?"}${query.toString()}`;
}

/** Reads what `pagePath` wrote, or what a stranger did: whatever is out of bounds becomes the nearest that is not. */
export function readPageRequest(query: URLSearchParams): PageRequest {
  return {
    offset: whole(query.get("offset"), 0, 0, MAX_OFFSET),
    limit: whole(query.get("limit"), PAGE_ROWS, 1, MAX_PAGE_ROWS),
    pin: readPin(query.get("pin")),
    poll: query.get("poll") === "1",
  };
}

function whole(text: string | null, otherwise: number, min: number, max: number): number {
  return text !== null && /^\d{1,15}$/.test(text) ? Math.min(max, Math.max(min, Number(text))) : otherwise;
}
