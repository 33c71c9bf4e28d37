import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../testing/text/any-character";
import { describe, expect, it } from "vitest";
import { redirectOf } from "./redirect";
import {
  FRIENDLY,
  HASH,
  HASH_BASE64,
  MAINNET,
  RAW,
  TEST_FRIENDLY,
  TESTNET,
} from "../../testing/search/test-samples";

const NETWORKS = [MAINNET, TESTNET];
const ORIGIN = "https://explorer.example";

describe("a request", () => {
  it.each([
    ["/mainnet", "", "/"],
    ["/mainnet/status", "?tab=1", "/status?tab=1"],
    ["/mainnet/mainnet//status", "", "/status"],
    ["/transactions", "?account=&from=&sort=asc&hash=", "/transactions?sort=asc"],
    ["/testnet/blocks", "?time=", "/testnet/blocks"],
    ["/mainnet/messages", "?a=%20&b=", "/messages?a=%20"],
    ["/mainnet//example.com", "", "/example.com"],
    [`/mainnet/address/${RAW}`, "", `/account/${FRIENDLY}`],
    [`/mainnet/tx/${HASH.toUpperCase()}`, "?a=b", `/tx/${HASH}?a=b`],
    [`/testnet/account/${FRIENDLY}/nfts`, "", `/testnet/account/${TEST_FRIENDLY}/nfts`],
    [`/transaction/${encodeURIComponent(HASH_BASE64)}`, "", `/tx/${HASH}`],
  ])("for %s%s is redirected to %s", (pathname, search, target) => {
    expect(redirectOf(pathname, search, NETWORKS)).toBe(target);
  });

  it.each([
    ["/", ""],
    ["/testnet", ""],
    ["/testnet/search", `?q=${FRIENDLY}`],
    ["/decode", "?boc=te6cc=="],
    ["/transactions", "?sort=asc&seen"],
    [`/account/${FRIENDLY}`, ""],
    ["/account/foundation.ton", ""],
    [`/api/mainnet/v3/transactions`, `?hash=${HASH}`],
    ["/nosuch", ""],
  ])("for %s%s is not redirected", (pathname, search) => {
    expect(redirectOf(pathname, search, NETWORKS)).toBeNull();
  });
});

const segment = fc.oneof(
  fc.constantFrom("mainnet", "testnet", "", "api", "account", "address", "tx", "block", "jetton", "dns"),
  fc.constantFrom(RAW, FRIENDLY, TEST_FRIENDLY, HASH, HASH_BASE64, encodeURIComponent(HASH_BASE64)),
  fc.constantFrom(
    "(0,2000000000000000,5)",
    "%2F%2Fexample.com",
    "\\example.com",
    "example.com",
    "a.ton",
    "..",
  ),
  fc.string({ unit: ANY_CHARACTER, maxLength: 8 }),
);
const anyPath = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join("/")}`);
const anyQuery = fc.constantFrom("", "?q=x&hash=1", `?account=${RAW}`, `?q=//example.com`);

/** As a server sees it: escaped, without dots. A path that names another host is not a request to us. */
function requested(path: string): URL | null {
  const url = URL.parse(path, ORIGIN);
  return url?.origin === ORIGIN ? url : null;
}

it("no request is redirected twice, nor to another host", () => {
  fc.assert(
    fc.property(anyPath, anyQuery, (path, query) => {
      const url = requested(path + query);
      const target = url === null ? null : redirectOf(url.pathname, url.search, NETWORKS);
      if (target === null) return;
      const next = new URL(target, ORIGIN);
      expect(next.origin).toBe(ORIGIN);
      expect(redirectOf(next.pathname, next.search, NETWORKS)).toBeNull();
    }),
    { numRuns: 3000 },
  );
}, 60_000);

it("a path of the API is never redirected", () => {
  fc.assert(
    fc.property(anyPath, anyQuery, (path, query) => {
      expect(redirectOf(`/api${path}`, query, NETWORKS)).toBeNull();
    }),
  );
});
