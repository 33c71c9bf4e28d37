import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../testing/text/any-character";
import { describe, expect, it } from "vitest";
import { foreignPath } from "./foreign-link";
import {
  FRIENDLY,
  HASH,
  HASH_BASE64,
  HASH_BASE64URL,
  MAINNET,
  RAW,
  TEST_FRIENDLY,
  TESTNET,
} from "../../testing/search/test-samples";

describe("a path in another explorer's form", () => {
  it.each([
    [`/address/${FRIENDLY}`, "", `/account/${FRIENDLY}`],
    [`/address/${RAW}`, "?tab=nfts", `/account/${FRIENDLY}`],
    [`/address:${FRIENDLY}`, "", `/account/${FRIENDLY}`],
    [`/a/${FRIENDLY}`, "", `/account/${FRIENDLY}`],
    [`/${FRIENDLY}`, "?section=history", `/account/${FRIENDLY}`],
    ["/account", `?account=${RAW}`, `/account/${FRIENDLY}`],
    [`/transaction/${HASH.toUpperCase()}`, "", `/tx/${HASH}`],
    [`/transactions/${HASH}`, "", `/tx/${HASH}`],
    [`/tx/5:${HASH_BASE64}:${FRIENDLY}`, "", `/tx/${HASH}`],
    [`/tx/5:${encodeURIComponent(HASH_BASE64)}:${FRIENDLY}`, "", `/tx/${HASH}`],
    [`/tx:5:${HASH}:${FRIENDLY}`, "", `/tx/${HASH}`],
    ["/transaction", `?account=${RAW}&lt=5&hash=${HASH_BASE64}`, `/tx/${HASH}`],
    ["/block/(-1,8000000000000000,123)", "", "/block/123"],
    ["/block/%280%2C2000000000000000%2C123%29", "", "/block/0/2000000000000000/123"],
    ["/block/0:2000000000000000:123", "", "/block/0/2000000000000000/123"],
    ["/block", "?workchain=-1&shard=8000000000000000&seqno=123", "/block/123"],
    [`/collection/${RAW}`, "", `/nft/${FRIENDLY}`],
    [`/nominator/${RAW}/`, "", `/pool/${FRIENDLY}`],
    [`/jettons/${FRIENDLY}/holders`, "", `/jetton/${FRIENDLY}`],
    [`/multisig/${RAW}`, "", `/multisig/${FRIENDLY}`],
    [`/vesting/${RAW}`, "", `/vesting/${FRIENDLY}`],
    ["/foundation.ton", "", "/dns/foundation.ton"],
  ])("%s%s leads to %s", (pathname, search, target) => {
    expect(foreignPath(pathname, search, MAINNET)).toBe(target);
  });

  it("in a network with a prefix leads to a path of that network, with its test flag", () => {
    expect(foreignPath(`/testnet/address/${FRIENDLY}`, "", TESTNET)).toBe(
      `/testnet/account/${TEST_FRIENDLY}`,
    );
    expect(foreignPath(`/testnet/transaction/${HASH}`, "", TESTNET)).toBe(`/testnet/tx/${HASH}`);
  });

  it("in another network than that of the request leads nowhere", () => {
    expect(foreignPath(`/address/${FRIENDLY}`, "", TESTNET)).toBeNull();
    expect(foreignPath(`/testnet/nft/${FRIENDLY}`, "", MAINNET)).toBeNull();
  });
});

describe("a path of our own", () => {
  it.each([
    ["/", ""],
    [`/account/${FRIENDLY}`, "?offset=20"],
    [`/account/${FRIENDLY}/transactions`, ""],
    ["/account/foundation.ton", ""],
    [`/tx/${HASH}`, ""],
    ["/block/5", ""],
    ["/block/0/2000000000000000/5", ""],
    ["/dns/foundation.ton", ""],
    ["/dns/%D0%BF%D1%80.ton", ""],
    ["/dns/пр.ton", ""],
    ["/search", "?q=tether"],
    ["/blocks", "?time=1700000000"],
    ["/transactions", "?lt=5"],
    ["/status", ""],
    ["/decode", "?boc=te6ccgEBAQEAAgAAAA"],
    [`/api/mainnet/v3/transactions`, `?hash=${HASH}`],
  ])("is not redirected: %s%s", (pathname, search) => {
    expect(foreignPath(pathname, search, MAINNET)).toBeNull();
  });

  it.each([
    [`/account/${RAW}`, "", `/account/${FRIENDLY}`],
    [`/account/${TEST_FRIENDLY}/jettons`, "?offset=20", `/account/${FRIENDLY}/jettons?offset=20`],
    [`/nft/${RAW}/activity`, "?owner=x", `/nft/${FRIENDLY}/activity?owner=x`],
    [`/tx/${HASH_BASE64URL}`, "", `/tx/${HASH}`],
    [`/tx/${encodeURIComponent(HASH_BASE64)}`, "", `/tx/${HASH}`],
    ["/block/-1/8000000000000000/5", "?tab=shards", "/block/5?tab=shards"],
    ["/dns/Foundation.TON", "", "/dns/foundation.ton"],
  ])("in another spelling keeps its tab and parameters: %s%s leads to %s", (pathname, search, target) => {
    expect(foreignPath(pathname, search, MAINNET)).toBe(target);
  });
});

it("one redirect is enough for any path, without an exception", () => {
  const segment = fc.oneof(
    fc.constantFrom(
      "account",
      "address",
      "tx",
      "block",
      "nft",
      "dns",
      "a",
      "testnet",
      "(0,2000000000000000,5)",
      "5",
    ),
    fc.constantFrom(
      RAW,
      FRIENDLY,
      TEST_FRIENDLY,
      HASH,
      HASH_BASE64,
      HASH_BASE64URL,
      "a.ton",
      "%",
      "ⓐ.ton",
      "//",
    ),
    fc.string({ unit: ANY_CHARACTER, maxLength: 8 }),
  );
  const paths = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`);
  fc.assert(
    fc.property(
      paths,
      fc.constantFrom(MAINNET, TESTNET),
      fc.constantFrom("", "?q=x&hash=1"),
      (path, network, search) => {
        const target = foreignPath(path, search, network);
        if (target === null) return;
        const [pathname = "", query = ""] = target.split("?");
        expect(target).toMatch(network.standard ? /^\/[a-z]/ : /^\/testnet\/[a-z]/);
        expect(foreignPath(pathname, query === "" ? "" : `?${query}`, network)).toBeNull();
      },
    ),
    { numRuns: 3000 },
  );
}, 60_000);
