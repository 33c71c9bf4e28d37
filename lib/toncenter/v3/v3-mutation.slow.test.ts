import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAnswer, readValue } from "../answer";
import { endpointId, type Endpoint } from "../endpoint";
import {
  changed,
  problemOf,
  isObject,
  MUTATIONS,
  pathsOf,
  withUnknownField,
  type Path,
} from "../../../testing/toncenter/test-mutations";
import { V3_ENDPOINTS } from "./v3-endpoints";
import { V3_SAMPLES } from "../../../fixtures/toncenter/v3/samples";

const rows = V3_ENDPOINTS.map((endpoint): [string, Endpoint] => [endpointId(endpoint), endpoint]);

/** Operations with the same answer are tested once. */
const [different] = rows.reduce<[[string, Endpoint][], Set<unknown>]>(
  ([kept, seen], row) =>
    seen.has(row[1].response) ? [kept, seen] : [[...kept, row], seen.add(row[1].response)],
  [[], new Set()],
);

describe.each(different)("%s", (id, endpoint) => {
  const sample = V3_SAMPLES[id];
  const paths = pathsOf(sample);

  test.each(MUTATIONS)("with any one value %s is an answer or malformed", (_name, change) => {
    const complaints = paths.map((path) => problemOf(endpoint, changed(sample, path, change), path));
    expect(complaints.filter((one) => one !== null)).toEqual([]);
  });

  test("with an additional field anywhere is an answer", () => {
    // An additional key of a map is a row of the map, so it must be a valid row.
    const objects = paths.filter((path) => !isMap(path.at(-1)));
    const refused = objects.filter(
      (path) => !readValue(endpoint, changed(sample, path, withUnknownField)).ok,
    );
    expect(refused.filter((path) => !isMapItself(endpoint, path))).toEqual([]);
  });
});

const MAPS: ReadonlySet<string | number | undefined> = new Set([
  "address_book",
  "metadata",
  "extra_currencies",
  "value_extra_currencies",
  "total_fees_extra_currencies",
  "credit_extra_currencies",
]);

function isMap(name: string | number | undefined): boolean {
  return MAPS.has(name) || name === "transactions";
}

function isMapItself(endpoint: Endpoint, path: Path): boolean {
  return path.length === 0 && ["addressBook", "metadata"].includes(endpoint.path);
}

test.each(different)("%s keeps fields outside of the contract", (id, endpoint) => {
  const sample = V3_SAMPLES[id];
  if (!isObject(sample) || isMapItself(endpoint, [])) return;
  expect(readValue(endpoint, withUnknownField(sample))).toMatchObject({
    ok: true,
    value: { not_in_contract: 1 },
  });
});

test("reading hostile keys does not pollute prototypes", () => {
  const hostile: unknown = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"polluted":1}}');
  for (const [, endpoint] of rows) readValue(endpoint, hostile);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

test("a wrong type is reported with the endpoint and the field", () => {
  const endpoint = V3_ENDPOINTS.find(({ path }) => path === "traces");
  if (endpoint === undefined) throw new Error("no row");
  const sample = V3_SAMPLES["v3.traces"];
  const at: Path = ["traces", 0, "transactions_order", 1];
  expect(
    readValue(
      endpoint,
      changed(sample, at, () => "AAAA"),
    ),
  ).toMatchObject({
    ok: false,
    error: {
      kind: "malformed",
      endpoint: "v3.traces",
      path: at.join("."),
      expected: "32-byte hash",
      received: '"AAAA"',
    },
  });
});

test("a truncated answer is not JSON, wherever it is cut", () => {
  for (const [id, endpoint] of rows) {
    const body = JSON.stringify(V3_SAMPLES[id]);
    for (let part = 0; part < 1; part += 0.1) {
      const cut = body.slice(0, Math.floor(body.length * part));
      expect(readAnswer(endpoint, { status: 200, body: cut, retryAfterMs: null })).toMatchObject({
        ok: false,
        error: { kind: "malformed", endpoint: id, path: "", expected: "JSON" },
      });
    }
  }
});

test("any JSON is read as a value or as malformed", () => {
  const property = fc.property(fc.constantFrom(...V3_ENDPOINTS), fc.jsonValue(), (endpoint, value) => {
    const result = readValue(endpoint, value);
    return result.ok || result.error.kind === "malformed";
  });
  expect(fc.check(property)).toMatchObject({ failed: false });
});
