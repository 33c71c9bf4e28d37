import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../testing/text/any-character";
import { describe, expect, it } from "vitest";
import { shortestTime } from "../../testing/shortest-time";
import { FORMS } from "./forms";
import { readInput, soleMatch } from "./read-input";
import { targetOf } from "./target";
import {
  ADNL,
  anyAddress,
  BOC_HEX,
  FRIENDLY,
  HASH,
  HASH_BASE64,
  MAINNET,
  RAW,
  TEST_FRIENDLY,
} from "../../testing/search/test-samples";

function kinds(text: string): readonly string[] {
  return readInput(text).matches.map(({ kind, certainty }) => `${certainty} ${kind}`);
}

describe("the matches of an input", () => {
  it.each([
    [FRIENDLY, ["exact account"]],
    [` "${RAW}", `, ["exact account"]],
    [HASH, ["exact hash", "possible account", "possible validator"]],
    [`0x${HASH}`, ["exact hash", "possible validator"]],
    [encodeURIComponent(HASH_BASE64), ["exact hash", "possible validator"]],
    [ADNL, ["exact validator"]],
    ["foundation.ton", ["exact domain"]],
    ["84773657", ["possible masterchain block", "possible logical time"]],
    ["84,773,657", ["possible masterchain block", "possible logical time"]],
    ["#84,773,657", ["exact masterchain block"]],
    ["84,77,365", []],
    ["1700000000", ["possible moment", "possible masterchain block", "possible logical time"]],
    ["1700000000000", ["possible moment", "possible logical time"]],
    ["47670702000009", ["possible logical time"]],
    ["2026-08-22", ["exact moment"]],
    ["(0,8000000000000000,5)", ["exact block"]],
    [`ton://transfer/${FRIENDLY}?amount=5`, ["exact transfer"]],
    [`https://tonviewer.com/transaction/${HASH}`, ["exact hash"]],
    [BOC_HEX, ["exact boc"]],
    ["/testnet/block/0/0000000000000008/677411098", ["exact block", "possible hash"]],
    [`${FRIENDLY.slice(0, 4)} ${FRIENDLY.slice(4, 24)}\u00A0${FRIENDLY.slice(24)}`, ["exact account"]],
    [FRIENDLY.replaceAll(/(.{4})(?=.)/g, "$1 "), ["exact account"]],
    [FRIENDLY.replace("zMzM", "zM\u200BzM"), ["exact account"]],
    [RAW.replaceAll(/(.{33})/g, "$1\n"), ["exact account"]],
    [HASH.replaceAll(/(.{8})(?=.)/g, "$1 "), ["exact hash", "possible account", "possible validator"]],
    ["1700000000 is a number of 10 digits, as in a sentence", []],
    ["https://etherscan.io/tx/0x" + HASH, []],
    ["Tether", []],
    [FRIENDLY.slice(0, -1), []],
    ["", []],
    ["<>", []],
  ])("%j are, with exact ones first: %j", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it("of a link with a domain as its host are one domain, not two", () => {
    expect(kinds("http://foundation.ton/")).toEqual(["exact domain"]);
  });

  it("lead every spelling of an address to the same URL", () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const canonical = soleMatch(readInput(address));
        const path = canonical === null ? "" : targetOf(canonical, MAINNET);
        const friendly = path.slice("/account/".length);
        for (const text of [
          address.toLowerCase(),
          friendly.replaceAll("-", "+").replaceAll("_", "/"),
          encodeURIComponent(address),
          `<${friendly}>`,
          `ton://transfer/${friendly}?amount=1`,
          `https://tonviewer.com/${friendly}`,
          `https://tonscan.org/address/${encodeURIComponent(address)}`,
          `https://dton.io/a/${address}`,
          `/account/${address}/transactions`,
        ]) {
          const match = soleMatch(readInput(text));
          expect(match === null ? text : targetOf(match, MAINNET)).toBe(path);
        }
      }),
    );
  });

  it("contain no duplicates", () => {
    const [first, ...others] = readInput(`/account/${TEST_FRIENDLY}`).matches;
    expect(first).toMatchObject({ kind: "account", testnet: true });
    expect(others).toEqual([]);
  });

  it("all have a target, whatever the text", () => {
    const garbage = fc.oneof(
      fc.string({ unit: ANY_CHARACTER, maxLength: 300 }),
      fc.string({ maxLength: 300 }),
      fc
        .tuple(
          fc.constantFrom(
            "ton://transfer/",
            "/tx/",
            "/block/",
            "https://ton.cx/tx/",
            "te6cc",
            "0x",
            "%",
            "2026-",
          ),
          fc.string({ unit: "grapheme", maxLength: 100 }),
        )
        .map(([start, rest]) => start + rest),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        const { matches } = readInput(text);
        for (const match of matches) expect(targetOf(match, MAINNET)).toMatch(/^\//);
      }),
      { numRuns: 3000 },
    );
  }, 60_000);
});

describe("links to the host that the visitor is on", () => {
  it("are exact matches, as paths are", () => {
    const origin = "https://explorer.example";
    expect(readInput(`${origin}/tx/${HASH}`, origin).matches).toMatchObject([{ certainty: "exact" }]);
    expect(readInput(`${origin}.evil/tx/${HASH}`, origin).matches).toMatchObject([{ certainty: "possible" }]);
  });
});

describe("the forms that were tried", () => {
  it("are all of them for a text of usual length", () => {
    expect(readInput("?!?x").tried).toEqual(FORMS.map((form) => form.name));
    expect(new Set(FORMS.map((form) => form.name)).size).toBe(FORMS.length);
  });

  it.each(FORMS)("have an example that is read: $name", (form) => {
    const read = form.read(form.example);
    expect(read).not.toEqual([]);
    expect(readInput(form.example).matches).toEqual(expect.arrayContaining([...read]));
  });

  it("are only bags of cells for a long text, and none beyond a megabyte", () => {
    const long = readInput(`te6cc${"A".repeat(100_003)}`);
    expect(long.tried).toHaveLength(1);
    expect(long.matches).toMatchObject([{ kind: "boc", certainty: "possible" }]);
    expect(readInput("A".repeat(1_048_577))).toEqual({ matches: [], tried: [], problem: null });
  });

  it("take less than half a second for a long text without matches", () => {
    for (const text of ["(1,".repeat(1300), "/".repeat(4000), "a.".repeat(2000), " ".repeat(1_000_000)]) {
      expect(shortestTime(() => readInput(text), 500)).toBeLessThan(500);
    }
  });
});

describe("the match that is opened at once", () => {
  it.each([
    [HASH, "hash"],
    ["84773657", null],
    ["foundation.ton", "domain"],
    ["fоundation.ton", null],
  ])("of %s is the only exact one: %s", (text, kind) => {
    expect(soleMatch(readInput(text))?.kind ?? null).toBe(kind);
  });
});
