import { CASES } from "../../e2e/faults/fault-cases";

/** Something that visitors open, as it was without faults. */
export interface Target {
  readonly what: string;
  readonly path: string;
  /** Text that a page has before the service answers; null for data. */
  readonly identity: string | null;
  /** How many rows it had. */
  readonly rows: number;
}

/** Wrong, since everything requested exists and every request is valid. */
const WRONG_STATUSES: ReadonlySet<number> = new Set([400, 404, 405, 409, 410, 413, 414, 422]);
const SAYS_FAILURE = new RegExp(
  [
    ...CASES.filter(({ status }) => status !== 404 && status !== 422).map(({ says }) => says.source),
    // In data.
    '"(?:problem|refreshError|error)":\\{',
    "No answer|not yet|at (?:[\\w.]*): expected|does not answer|unavailable",
  ].join("|"),
  "i",
);
const SAYS_NOT_FOUND = /<h[12][^>]*>Not found/;

export function rowsIn(path: string, body: string): number {
  if (!path.startsWith("/api/")) return body.split(/scope="row"/).length - 1;
  return body.split(/"(?:lt|seqno|hash)":/).length - 1;
}

/** Why the response is wrong; null if it is acceptable while the service fails. */
export function problemOf(target: Target, status: number, body: string): string | null {
  if (WRONG_STATUSES.has(status)) return `says ${status} about something that exists`;
  if (status >= 500 && status !== 502 && status !== 503 && status !== 504) return `fails with ${status}`;
  const isPage = target.identity !== null;
  if (isPage && !body.includes("</html>")) return "ends before the end";
  if (isPage && !body.includes(target.identity ?? "")) return "does not say what it is about";
  if (isPage && SAYS_NOT_FOUND.test(body)) return "says that something that exists was not found";
  if (status !== 200 || target.rows === 0 || rowsIn(target.path, body) > 0) return null;
  return SAYS_FAILURE.test(body) ? null : "is empty, though there are rows";
}
