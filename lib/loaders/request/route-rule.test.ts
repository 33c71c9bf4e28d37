import { expect, test } from "vitest";
import { MAINNET, RAW, TESTNET } from "../../../testing/search/test-samples";
import { routeRule } from "./route-rule";

const route = routeRule([MAINNET, TESTNET]);
const at = (path: string, { search = "", accept = "text/html" } = {}) => route({ path, search, accept });

test.each(["/", "/blocks", "/nosuch/page", "//mainnet"])("%s is a page of the default network", (path) => {
  expect(at(path)).toEqual({ kind: "page", network: MAINNET.id });
});

test.each(["/testnet", "/testnet/blocks"])("%s names its network", (path) => {
  expect(at(path)).toEqual({ kind: "page", network: null });
});

test("the prefix of the default network is redirected permanently, but not cached forever", () => {
  expect(at("/mainnet/blocks", { search: "?a=1" })).toEqual({
    kind: "redirect",
    status: 308,
    to: "/blocks?a=1",
    headers: { "Cache-Control": "max-age=3600" },
  });
});

test.each([
  ["/blocks.json", "text/html", "/api/mainnet/v3/blocks"],
  ["/blocks", "application/json", "/api/mainnet/v3/blocks"],
  ["/testnet/blocks.json", "text/html", "/api/testnet/v3/blocks"],
  ["/blocks.md", "text/html", "/api/mainnet/text"],
])("%s, requested as %s, leads to the data at %s", (path, accept, target) => {
  const found = at(path, { accept });
  expect(found).toMatchObject({ kind: "redirect", status: 307, headers: { Vary: "Accept" } });
  expect(found.kind === "redirect" && found.to.startsWith(target)).toBe(true);
});

test("the other form of a page keeps its filter", () => {
  const found = at("/transactions.json", { search: `?account=${encodeURIComponent(RAW)}` });
  expect(found.kind === "redirect" && decodeURIComponent(found.to)).toContain(`account=${RAW}`);
});

test("without a network each path is a page", () => {
  for (const path of ["/", "/mainnet", "/blocks.json"])
    expect(routeRule([])({ path, search: "", accept: null })).toEqual({ kind: "page", network: null });
});
