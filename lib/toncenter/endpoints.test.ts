import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { endpointId, type Endpoint } from "./endpoint";
import { sharedPath, unlessShared } from "../../testing/ton/test-shared";
import { ENDPOINTS, findEndpoint } from "./endpoints";
import { V2_ENDPOINTS } from "./v2/v2-endpoints";
import { V3_ENDPOINTS } from "./v3/v3-endpoints";

const rows = ENDPOINTS.map((endpoint): [string, Endpoint] => [endpointId(endpoint), endpoint]);

test("contains every operation once", () => {
  expect([V2_ENDPOINTS.length, V3_ENDPOINTS.length]).toEqual([34, 49]);
  expect(new Set(rows.map(([id]) => id)).size).toBe(34 + 49);
});

test("finds every operation, and nothing else", () => {
  for (const endpoint of ENDPOINTS) {
    expect(findEndpoint(endpoint.version, endpoint.method, endpoint.path)).toBe(endpoint);
  }
  expect(findEndpoint("v2", "GET", "sendBoc")).toBeNull();
  expect(findEndpoint("v3", "GET", "getShards")).toBeNull();
  expect(findEndpoint("v2", "GET", "constructor")).toBeNull();
});

describe.each(rows)("%s", (_, endpoint) => {
  const { params, paging } = endpoint;

  test("has a path", () => {
    expect(endpoint.path).toMatch(/^[A-Za-z]+(\/[A-Za-z]+)*$/);
  });

  test("describes itself and each parameter", () => {
    for (const about of [
      endpoint.group,
      endpoint.about,
      ...Object.values(params).map((param) => param.about),
    ]) {
      expect(about).toMatch(/\S/);
    }
  });

  test("has paging if its parameters have", () => {
    const limit = params["limit"] ?? params["count"];
    expect(paging !== null).toBe(limit !== undefined);
    expect("offset" in params).toBe(paging?.offset ?? false);
    const { default: usual, max } = paging ?? { default: 1, max: 1 };
    expect(usual).toBeGreaterThan(0);
    expect(usual).toBeLessThanOrEqual(max);
    expect(limit?.kind.read(max) ?? max).toBe(max);
  });

  test("has a sorting if there is a parameter for it", () => {
    expect(endpoint.sortable).toBe("sort" in params);
  });

  test("takes one value or declares how many", () => {
    const odd = Object.entries(params).filter(([, { many, atMost }]) => (many ? atMost < 2 : atMost !== 1));
    expect(odd).toEqual([]);
  });
});

test("belongs to its version", () => {
  expect(V2_ENDPOINTS.filter(({ version }) => version !== "v2")).toEqual([]);
  expect(V3_ENDPOINTS.filter(({ version }) => version !== "v3")).toEqual([]);
});

test("caches no answer to a sent message", () => {
  const sending = ENDPOINTS.filter(({ operation }) => operation === "send");
  expect(sending.map(endpointId)).toEqual(["v2.sendBoc", "v2.sendBocReturnHash", "v2.jsonRPC", "v3.message"]);
  expect(new Set(sending.map(({ freshness }) => freshness))).toEqual(new Set(["never"]));
});

test("uses GET for reads only", () => {
  expect(ENDPOINTS.filter(({ method, operation }) => (method === "GET") !== (operation === "read"))).toEqual(
    [],
  );
});

describe.each(["v2", "v3"] as const)("%s", (version) => {
  const file = `contract/${version}.md`;
  const without = unlessShared(file);

  test.skipIf(without !== "")(`has the operations of the contract${without}`, () => {
    const headings = readFileSync(sharedPath(file), "utf8").matchAll(/^### (GET|POST) \/(\S+)$/gm);
    const listed = [...headings].map(([, method, path]) => `${method} ${path}`);
    const ours = ENDPOINTS.filter((endpoint) => endpoint.version === version).map(
      ({ method, path }) => `${method} ${path}`,
    );
    expect(ours.toSorted()).toEqual(listed.toSorted());
  });
});
