import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import { MAX_FORM_BYTES, MAX_REQUEST_BODY_BYTES } from "../operation-policy";

/** Why a request is turned away before anything reads it. */
export interface EntryRefusal {
  readonly status: 204 | 400 | 404 | 405 | 411 | 413 | 414;
  readonly message: string;
  readonly allow?: string;
}

/** The input of the rules; all of it is in memory before the body is. */
export interface Entry {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Next's query parsing takes time quadratic in the number of parameters: 7,000 of them (14 kB) took 0.4 to 1.3
 * seconds, 300 take less than 4 ms. The longest query of our own pages has a hundred.
 */
export const MAX_PARAMETERS = 300;
/** The longest path of a page contains a domain name. */
export const MAX_PATH = 2_048;

interface Area {
  readonly paths: RegExp;
  readonly methods: readonly string[];
  /** Methods that the area's own route refuses with its own message. */
  readonly others?: readonly string[];
  /** A page: Next keeps its whole body in memory, however slowly it arrives. API routes limit what they read. */
  readonly isForm?: boolean;
}

const READ = ["GET", "HEAD"] as const;
const PAGES: Area = { paths: /^/, methods: READ };

/** The first match applies. Anything that is neither an API route nor a file is a page. */
const AREAS: readonly Area[] = [
  {
    paths: /^\/api\/[^/]+\/v[23]\//,
    methods: [...READ, "POST", "OPTIONS"],
    others: ["PUT", "PATCH", "DELETE"],
  },
  { paths: /^\/api\/settings$/, methods: ["POST"] },
  // Without scripts, its form posts input that is too long for a URL.
  { paths: /^(?:\/[^/]+)?\/decode$/, methods: [...READ, "POST"], isForm: true },
  // So do the forms of get methods.
  { paths: /^(?:\/[^/]+)?\/(call|account\/[^/]+\/methods)$/, methods: [...READ, "POST"], isForm: true },
  { paths: /^\/api\/[^/]+\/send(\/facts)?$/, methods: ["POST"] },
  { paths: /^\/api\/[^/]+\/simulate$/, methods: ["POST"] },
  PAGES,
];

/** Only methods that change or query something have a body; no other route reads one. */
const WITH_BODY: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Null if the request may enter. Takes time in proportion to the length of the target, and reads no body. */
export function entryRefusal({ method, target, headers }: Entry): EntryRefusal | null {
  const [path, query] = splitOnce(target, "?");
  const { methods, others = [], isForm = false } = AREAS.find(({ paths }) => paths.test(path)) ?? PAGES;
  const allow = [...new Set([...methods, "OPTIONS"])].join(", ");
  if (method === "OPTIONS" && !methods.includes("OPTIONS")) return { status: 204, message: "", allow };
  if (!methods.includes(method) && !others.includes(method))
    return { status: 405, message: `The method ${method} is not supported.`, allow };
  if (path.length > MAX_PATH) return { status: 414, message: "The path of the URL is too long." };
  if (countOf(query, "&") >= MAX_PARAMETERS)
    return { status: 414, message: `The URL has more than ${MAX_PARAMETERS} parameters.` };
  if (!hasBody(headers)) return null;
  if (!WITH_BODY.has(method)) return { status: 400, message: `A ${method} request has no body.` };
  if (isForm && headers["transfer-encoding"] !== undefined)
    return { status: 411, message: "The request does not state the length of its body." };
  const most = isForm ? MAX_FORM_BYTES : MAX_REQUEST_BODY_BYTES;
  return Number(headers["content-length"] ?? 0) > most
    ? { status: 413, message: `The body has more than ${most} bytes.` }
    : null;
}

export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}
