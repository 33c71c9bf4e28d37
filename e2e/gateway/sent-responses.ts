import { readFileSync } from "node:fs";
import * as v from "valibot";
import { decoded } from "../../testing/gateway/content-coding";

/** What `e2e/world/record-responses.mjs` writes before each body. */
const sentHead = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ url: v.string(), headers: v.array(v.unknown()), isWhole: v.boolean(), bytes: v.number() }),
);

interface SentResponse {
  readonly url: string;
  readonly head: string;
  /** Without its content coding. */
  readonly body: Buffer;
}

export function* sentResponses(path: string): Generator<SentResponse> {
  const file = readFileSync(path);
  for (let next = 0; next < file.length;) {
    const start = file.indexOf("\n", next) + 1;
    const head = file.toString("utf8", next, start);
    const { url, headers, isWhole, bytes } = v.parse(sentHead, head);
    next = start + bytes;
    yield { url, head, body: decoded(codingIn(headers), file.subarray(start, next), { isWhole }) };
  }
}

/** `headers` are what was given to Node's `writeHead`, and those that were set before. */
function codingIn(headers: readonly unknown[]): string {
  for (const set of headers)
    for (const [name, value] of Object.entries(Object(set)))
      if (name.toLowerCase() === "content-encoding") return String(value);
  return "identity";
}
