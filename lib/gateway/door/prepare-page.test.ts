import { expect, test } from "vitest";
import { NETWORK_HEADER, NONCE_HEADER, PATH_HEADER, SEARCH_HEADER } from "../../config/network-header.mjs";
import { nonceIn } from "../../security/nonce";
import { RenderedResponse, requestFor } from "../page-cache/rendered-response";
import { preparePage, type PageRoute, type PageTarget } from "./prepare-page";

const HERE: PageRoute = { kind: "page", network: "testnet" };

function prepare(target: string, route: PageRoute, headers: Readonly<Record<string, string>> = {}) {
  const asked: PageTarget[] = [];
  const request = requestFor(target, headers);
  const response = new RenderedResponse(request, { begin() {}, chunk() {}, end() {} });
  const isAnswered = preparePage(request, response, (each) => {
    asked.push(each);
    return route;
  });
  return { request, response, isAnswered, asked: asked[0] ?? null };
}

test("a page gets its network, its path and its query, and the nonce of its policy", () => {
  const { request, response, isAnswered } = prepare("/account/a?tab=1&to=%20", HERE);
  expect(isAnswered).toBe(false);
  expect(request.headers).toMatchObject({
    [NETWORK_HEADER]: "testnet",
    [PATH_HEADER]: "/account/a",
    [SEARCH_HEADER]: "?tab=1&to=%20",
  });
  const policy = String(response.getHeader("content-security-policy"));
  expect(request.headers["content-security-policy"]).toBe(policy);
  expect(nonceIn(policy)).toBe(request.headers[NONCE_HEADER]);
  expect(nonceIn(policy)).toMatch(/^.{22}==$/);
});

test("each request has a nonce of its own", () => {
  const nonces = Array.from({ length: 50 }, () => prepare("/", HERE).request.headers[NONCE_HEADER]);
  expect(new Set(nonces).size).toBe(50);
});

test("a policy that the visitor claims is replaced", () => {
  const { request } = prepare("/", HERE, { "content-security-policy": "script-src 'nonce-AAAA'" });
  expect(request.headers["content-security-policy"]).not.toContain("AAAA");
});

test("a page whose path names its network gets none in the header", () => {
  const { request } = prepare("/testnet", { kind: "page", network: null });
  expect(request.headers[NETWORK_HEADER]).toBeUndefined();
});

test.each([
  ["/a?_rsc=1x", ""],
  ["/a?b=1&_rsc=1x", "?b=1"],
  ["/a?_rsc=1x&b=1", "?b=1"],
  ["/a?b_rsc=1", "?b_rsc=1"],
  ["/a?", ""],
])("the field of Next's router is no part of a query: %s", (target, search) => {
  expect(prepare(target, HERE).asked?.search).toBe(search);
});

test.each([
  "*",
  "http://example.com/",
  "",
  "example.com:443",
  "//x//example.com/?a=",
  "//[?a=",
  "//a:99999?a=",
  "/mainnet//example.com",
])("%s is left to Next", (target) => {
  const { asked, isAnswered } = prepare(target, HERE);
  expect([asked, isAnswered]).toEqual([null, false]);
});

test.each([
  ["/blocks?a=1#b", "/blocks?a=1#b"],
  ["/dns/ä\r\nX: y", "/dns/%C3%A4X:%20y"],
  ["//example.com/a", "/example.com/a"],
  ["/\\example.com/a", "/example.com/a"],
  ["//x//example.com/", "/x//example.com/"],
  ["//[?a=1", "/[?a=1"],
  ["https://example.com/a", "/https://example.com/a"],
])("a redirect to %s stays on this host", (to, location) => {
  const { response, isAnswered } = prepare("/", {
    kind: "redirect",
    status: 308,
    to,
    headers: { "Cache-Control": "max-age=9" },
  });
  expect(isAnswered).toBe(true);
  expect(response.writableEnded).toBe(true);
  expect([response.statusCode, response.getHeader("location"), response.getHeader("cache-control")]).toEqual([
    308,
    location,
    "max-age=9",
  ]);
});
