import { describe, expect, test } from "vitest";
import { readValue } from "../answer";
import { endpointId, type Endpoint } from "../endpoint";
import {
  changed,
  problemOf,
  isObject,
  MUTATIONS,
  pathsOf,
  withUnknownField,
} from "../../../testing/toncenter/test-mutations";
import { V2_ENDPOINTS } from "./v2-endpoints";
import { V2_SAMPLES } from "../../../fixtures/toncenter/v2/samples";
import { ACCOUNT_STATES, TOKENS } from "../../../fixtures/toncenter/v2/samples/accounts";

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

const rows = V2_ENDPOINTS.map((endpoint): [string, Endpoint] => [endpointId(endpoint), endpoint]);

describe.each(rows)("%s", (_, endpoint) => {
  const results = SAMPLES.filter(({ path }) => path === endpoint.path).map(({ result }) => result);

  test.each(MUTATIONS)("with any one value %s is an answer or malformed", (_name, change) => {
    const complaints = results.flatMap((result) =>
      pathsOf(result).map((path) => problemOf(endpoint, changed(result, path, change), path)),
    );
    expect(complaints.length).toBeGreaterThan(0);
    expect(complaints.filter((one) => one !== null)).toEqual([]);
  });

  test("with an additional field anywhere is an answer, and keeps the field", () => {
    for (const result of results) {
      for (const path of pathsOf(result))
        expect(readValue(endpoint, changed(result, path, withUnknownField)).ok).toBe(true);
    }
    for (const result of results.filter(isObject)) {
      expect(readValue(endpoint, withUnknownField(result))).toMatchObject({
        ok: true,
        value: { not_in_contract: 1 },
      });
    }
  });
});

test("reading hostile keys does not pollute prototypes", () => {
  const hostile: unknown = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"polluted":1}}');
  for (const [, endpoint] of rows) readValue(endpoint, hostile);
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
