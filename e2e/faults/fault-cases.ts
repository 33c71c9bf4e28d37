import type { ScriptInput } from "../upstream/script";

/** Each way in which a service can fail, and how a page shows it. */

type Fault = NonNullable<ScriptInput["rules"]>[number]["fault"];

interface Case {
  readonly name: string;
  readonly fault: Fault;
  /** The status of a page that has nothing else to show. */
  readonly status: number;
  readonly says: RegExp;
}

const KEY = /rejected the API key/;
export const PROBLEM = /Data service error/;
const UNEXPECTED = /Unexpected response/;
const NOT_FOUND = /Not found/;
const LIMIT = /Too many requests/;

export const CASES: readonly Case[] = [
  { name: "an unknown key", fault: { kind: "status", status: 401 }, status: 502, says: KEY },
  { name: "a key of another network", fault: { kind: "status", status: 403 }, status: 502, says: KEY },
  {
    name: "an answer of 404",
    fault: { kind: "status", status: 404 },
    status: 404,
    says: NOT_FOUND,
  },
  {
    name: "an answer of 409",
    fault: { kind: "status", status: 409 },
    status: 404,
    says: NOT_FOUND,
  },
  {
    name: "a refused call",
    fault: { kind: "status", status: 422 },
    status: 422,
    says: /Not recognized/,
  },
  {
    name: "too many requests",
    fault: { kind: "status", status: 429, retryAfter: 30 },
    status: 429,
    says: LIMIT,
  },
  {
    name: "too many requests, in the other wording",
    fault: { kind: "status", status: 429, wording: "result", retryAfter: 30 },
    status: 429,
    says: LIMIT,
  },
  { name: "an error of the service", fault: { kind: "status", status: 500 }, status: 502, says: PROBLEM },
  { name: "a bad gateway", fault: { kind: "status", status: 502 }, status: 502, says: PROBLEM },
  { name: "an unavailable service", fault: { kind: "status", status: 503 }, status: 502, says: PROBLEM },
  {
    name: "a timeout of the service",
    fault: { kind: "status", status: 504 },
    status: 504,
    says: /Request timed out/,
  },
  { name: "a cut answer", fault: { kind: "cut" }, status: 502, says: PROBLEM },
  { name: "a page of HTML", fault: { kind: "notJson", status: 200 }, status: 502, says: UNEXPECTED },
  { name: "a dropped connection", fault: { kind: "drop" }, status: 502, says: PROBLEM },
  { name: "a redirect", fault: { kind: "redirect", to: "https://example.com/" }, status: 502, says: PROBLEM },
  {
    name: "a huge answer",
    // Declared: to read 16 MiB for each of a page's calls may take longer than their time limit.
    fault: { kind: "huge", bytes: 40_000_000, declared: true },
    status: 502,
    says: /response is too large/,
  },
];

/** What a service says about a request, rather than about itself. */
const ABOUT_REQUEST: ReadonlySet<string> = new Set([
  "an answer of 404",
  "an answer of 409",
  "a refused call",
]);

/** These call for the newest block, which takes no parameters: any refusal of that call is a failure of the service. */
const CALL_FOR_HEAD: ReadonlySet<string> = new Set([
  "home",
  "status",
  "shards",
  "block",
  "shards of a block",
  "messages of a block",
]);

/** How this page shows the fault. */
export function caseOn(page: string, each: Case): Case {
  return CALL_FOR_HEAD.has(page) && ABOUT_REQUEST.has(each.name)
    ? { ...each, status: 502, says: PROBLEM }
    : each;
}

/** The path of the field depends on the page. */
export const wrongType = (path: string, version: "v2" | "v3" = "v3"): Case => ({
  name: "a field of the wrong type",
  fault: { kind: "wrongType", path: version === "v2" ? `result.${path}` : path, value: { not: "a number" } },
  status: 502,
  says: new RegExp(`at ${path.replaceAll(".", "\\.")}: expected`),
});

/** Only the index fails, unless the page calls nodes: the status page must still show the nodes' data. */
export const failing = (fault: Fault, version: "v2" | "v3" = "v3"): ScriptInput => ({
  rules: [{ match: { version }, fault }],
});
