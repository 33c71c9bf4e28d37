import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ALICE, bocOf, hashOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { fuzzRuns } from "../../../testing/ton/fuzz-runs";
import type { Endpoint } from "../../toncenter/endpoint";
import { ENDPOINTS } from "../../toncenter/endpoints";
import { rawFromBody, rawFromQuery, readParams, writeRequest, type RawParams } from "../../toncenter/request";
import { findOperation } from "./allow-list";
import { isObject, readJsonObject } from "./request-body";
import { readRpc } from "./rpc-envelope";

/** Per request: far longer than any takes, so that a slow machine causes no failure. */
const LONGEST_MS = 2_000;
const LONGEST_MESSAGE = 2_000;
const BODY_BYTES = 64 * 1024;

const VALID = fc.constantFrom(ALICE, hashOf("a"), bocOf("a"), "1", "true", "-1", "asc", "8000000000000000");
const HOSTILE_TEXT = fc.oneof(
  fc.constantFrom(
    "",
    ",",
    ",,,,",
    "\0",
    "..//../etc",
    "a&b=c#d",
    "\r\nX-API-Key: 1",
    "9".repeat(400),
    "1e309",
    "-0",
    "0x",
    "__proto__",
    "constructor",
    "\ud800",
    "٣",
    `${"a,".repeat(2_000)}a`,
    "[".repeat(3_000),
    "(".repeat(500),
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
);
const TEXT = fc.oneof(VALID, HOSTILE_TEXT);

/** Values as JSON. */
const STACKS = fc.oneof(
  fc.array(fc.tuple(fc.constantFrom("num", "cell", "tvm.Slice", "tuple", "list", "x"), fc.jsonValue())),
  fc.array(fc.record({ type: fc.constantFrom("num", "slice", "tuple", "null"), value: fc.jsonValue() })),
);
/** Nested lists, up to the depth that the JSON parser accepts. */
const NESTED = fc
  .record({
    depth: fc.integer({ min: 0, max: 5_000 }),
    open: fc.constantFrom("[", '["tuple",', '[["list",', '{"type":"tuple","value":'),
  })
  .map(({ depth, open }) => {
    const close = Array.from(open)
      .filter((sign) => sign === "[" || sign === "{")
      .map((sign) => (sign === "[" ? "]" : "}"))
      .join("");
    return `${open.repeat(depth)}1${close.repeat(depth)}`;
  });
const VALUE = fc.oneof(
  { weight: 4, arbitrary: TEXT.map((text) => JSON.stringify(text)) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: STACKS.map((stack) => JSON.stringify(stack)) },
  { weight: 1, arbitrary: NESTED },
  { weight: 1, arbitrary: fc.array(TEXT, { maxLength: 40 }).map((texts) => JSON.stringify(texts)) },
);

/** The parameters of an operation, some of them, and others. */
const requests = fc.constantFrom(...ENDPOINTS).chain((endpoint) => {
  const names = Object.keys(endpoint.params);
  const NAME = names.length === 0 ? TEXT : fc.oneof(fc.constantFrom(...names), HOSTILE_TEXT);
  return fc.record({
    endpoint: fc.constant(endpoint),
    query: fc.array(fc.tuple(NAME, TEXT), { maxLength: 12 }),
    body: fc.array(fc.tuple(NAME, VALUE), { maxLength: 8 }),
  });
});

/** An accepted request is in the table, and in one spelling only. Null if so. */
function faultOf(endpoint: Endpoint, raw: RawParams): string | null {
  const read = readParams(endpoint, raw);
  if (!read.ok) return read.error.message.length < LONGEST_MESSAGE ? null : "a long refusal";
  if (Object.keys(read.value).some((name) => !Object.hasOwn(endpoint.params, name))) return "a foreign name";
  const { target, body } = writeRequest(endpoint, read.value);
  if (target.split("?")[0] !== endpoint.path) return `another path: ${target}`;
  if (!/^[\x21-\x7e]*$/.test(target)) return `not a target: ${target}`;
  return body === null || isObject(JSON.parse(body)) ? null : "a body that is no object";
}

test("any request is accepted as an operation of the table or refused, without an exception or a hang", async () => {
  await fc.assert(
    fc.asyncProperty(requests, async ({ endpoint, query, body }) => {
      const startedMs = performance.now();
      const request = new Request("http://localhost/", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: `{${body.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(",")}}`,
      });
      const posted = await readJsonObject(request, BODY_BYTES);
      const call = readRpc({ ...(posted.ok ? posted.value : {}), method: endpoint.path });
      const all = [
        rawFromQuery(new URLSearchParams(query)),
        rawFromBody(posted.ok ? posted.value : {}),
        rawFromBody(call.ok ? call.value.params : {}),
      ];
      expect(all.map((raw) => faultOf(endpoint, raw))).toEqual([null, null, null]);
      expect(posted.ok ? 413 : posted.error.status).toBeOneOf([413, 422]);
      expect(performance.now() - startedMs).toBeLessThan(LONGEST_MS);
    }),
    fuzzRuns("parameters of requests"),
  );
}, 180_000);

test("any path is an operation of the table or refused", () => {
  const paths = fc.oneof(fc.constantFrom(...ENDPOINTS.map(({ path }) => path)), HOSTILE_TEXT);
  const methods = fc.oneof(fc.constantFrom("GET", "HEAD", "POST", "PUT", "OPTIONS"), HOSTILE_TEXT);
  fc.assert(
    fc.property(fc.constantFrom("v2" as const, "v3" as const), methods, paths, (version, method, path) => {
      const found = findOperation(version, method, path);
      const outcome = found.ok ? found.value.browser && found.value.path === path : found.error.status;
      expect(outcome).toBeOneOf([true, 403, 404, 405]);
    }),
    fuzzRuns("paths of requests"),
  );
}, 60_000);
