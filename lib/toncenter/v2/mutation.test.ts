import { describe, expect, test } from "vitest";
import { readValue } from "../answer";
import { endpointId, type Endpoint } from "../endpoint";
import { V2_ENDPOINTS } from "./endpoints";
import { V2_SAMPLES } from "./samples";
import { ACCOUNT_STATES, TOKENS } from "./samples/accounts";

type Path = readonly (string | number)[];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function pathsOf(value: unknown, at: Path = []): Path[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item: unknown, index) => pathsOf(item, [...at, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...at, key]))
      : [];
  return [at, ...inside];
}

/** A copy of `value` in which what is at `path` went through `change`; `undefined` takes it away. */
function changed(value: unknown, path: Path, change: (before: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value
      .flatMap((item: unknown, index) => (index === key ? [changed(item, rest, change)] : [item]))
      .filter((item) => item !== undefined);
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => [
    name,
    name === key ? changed(item, rest, change) : item,
  ]);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

const MUTATIONS: readonly (readonly [string, (before: unknown) => unknown])[] = [
  ["taken away", () => undefined],
  ["null", () => null],
  ["a number", () => 0.5],
  ["a large number", () => 2 ** 63],
  ["an empty text", () => ""],
  ["another text", () => "\u0000 no such thing"],
  ["a flag", () => true],
  ["an empty list", () => []],
  ["an empty object", () => ({})],
  ["a list in a list", (before) => [[before]]],
  [
    "a hostile object",
    () => JSON.parse('{"__proto__":{"polluted":1},"constructor":1,"@type":"constructor"}'),
  ],
];

/** One more sample for each member of the unions. */
const extended = V2_SAMPLES.find(({ path }) => path === "getExtendedAddressInformation");
const SAMPLES = [
  ...V2_SAMPLES,
  ...TOKENS.map((result) => ({ path: "getTokenData", result })),
  ...ACCOUNT_STATES.map((account_state) => ({
    path: "getExtendedAddressInformation",
    result: isObject(extended?.result) ? { ...extended.result, account_state } : null,
  })),
];

function related(path: string, other: string): boolean {
  return (
    path === "" || other === "" || `${path}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${path}.`)
  );
}

/** What is wrong with the outcome of reading `value`, in which only what is at `path` may be odd; null if nothing. */
function complaint(endpoint: Endpoint, value: unknown, path: Path): string | null {
  const result = readValue(endpoint, value);
  if (result.ok) {
    endpoint.rows(result.value);
    return null;
  }
  const { kind, endpoint: id, path: blamed, expected } = result.error;
  const fine =
    kind === "malformed" && id === endpointId(endpoint) && expected !== "" && related(blamed, path.join("."));
  return fine ? null : `${path.join(".")}: ${JSON.stringify(result.error)}`;
}

const rows = V2_ENDPOINTS.map((endpoint): [string, Endpoint] => [endpointId(endpoint), endpoint]);

describe.each(rows)("%s", (_, endpoint) => {
  const results = SAMPLES.filter(({ path }) => path === endpoint.path).map(({ result }) => result);

  test.each(MUTATIONS)("with any one value %s is an answer or malformed", (_name, change) => {
    const complaints = results.flatMap((result) =>
      pathsOf(result).map((path) => complaint(endpoint, changed(result, path, change), path)),
    );
    expect(complaints.length).toBeGreaterThan(0);
    expect(complaints.filter((one) => one !== null)).toEqual([]);
  });

  test("with a field more anywhere is an answer, and keeps the field", () => {
    const more = (before: unknown) => (isObject(before) ? { ...before, not_in_contract: 1 } : before);
    for (const result of results) {
      for (const path of pathsOf(result))
        expect(readValue(endpoint, changed(result, path, more)).ok).toBe(true);
    }
    for (const result of results.filter(isObject)) {
      expect(readValue(endpoint, more(result))).toMatchObject({ ok: true, value: { not_in_contract: 1 } });
    }
  });
});

test("reading hostile keys pollutes nothing", () => {
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

test("a wrong type names the field", () => {
  const endpoint = V2_ENDPOINTS.find(({ path }) => path === "getMasterchainInfo");
  if (endpoint === undefined) throw new Error("no row");
  const sample = V2_SAMPLES.find(({ path }) => path === "getMasterchainInfo");
  const broken = changed(sample?.result, ["last", "root_hash"], () => "AAAA");
  expect(readValue(endpoint, broken)).toMatchObject({
    ok: false,
    error: { kind: "malformed", endpoint: "v2.getMasterchainInfo", path: "last.root_hash" },
  });
});
