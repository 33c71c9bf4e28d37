import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../../testing/text/any-character";
import { describe, expect, it } from "vitest";
import { readDomainName } from "../../search/domain-name";
import { readDomainLookup } from "./read-domain-lookup";

const WALLET = `0:${"A".repeat(64)}`;

describe("the input of a domain lookup", () => {
  it.each([
    ["foundation.ton", "foundation.ton"],
    ["Foundation", "foundation.ton"],
    ["FOUNDATION.TON.", "foundation.ton"],
    ["durov.t.me", "durov.t.me"],
    ["xn--80ak6aa92e", "xn--80ak6aa92e.ton"],
    ["привет", "привет.ton"],
  ])("%s is read as the name %s", (text, name) => {
    expect(readDomainLookup(text)).toEqual({ ok: true, value: { is: "name", name } });
  });

  it("is an account if it is an address", () => {
    expect(readDomainLookup(WALLET)).toEqual({ ok: true, value: { is: "account", account: WALLET } });
  });

  it.each([
    "foundation.com",
    "...",
    "",
    "a b",
    "a%2Fb.ton",
    "a/b.ton",
    "a\u0000b.ton",
    "a".repeat(10_000),
    `${"a.".repeat(5_000)}ton`,
  ])("is refused: %j", (text) => {
    expect(readDomainLookup(text)).toMatchObject({ ok: false, error: { kind: "bad-input", field: "q" } });
  });
});

const letters = fc.constantFrom(
  "a",
  "Z",
  "0",
  "-",
  "_",
  ".",
  "..",
  "о",
  "α",
  "ß",
  "ﬁ",
  "🌹",
  "\u202E",
  "\u200B",
  "\u0000",
  "/",
  "%2F",
  " ",
);
const anything = fc.oneof(
  fc.string({ unit: ANY_CHARACTER, maxLength: 200 }),
  fc.array(letters, { maxLength: 160 }).map((parts) => parts.join("")),
);

describe("a domain name that was accepted", () => {
  const zones = fc.constantFrom(".ton", ".t.me", ".TON", ".ton.", "。ton", "");

  it("reads back as itself, and fits into a resolver's query and into a URL", () => {
    fc.assert(
      fc.property(anything, zones, (text, zone) => {
        const read = readDomainName(text + zone);
        if (read === null) return;
        expect(readDomainName(read.name)?.name).toBe(read.name);
        expect(new TextEncoder().encode(read.name).length).toBeLessThanOrEqual(126);
        expect(read.name).not.toMatch(/[\s/\\%?#\p{C}]|\.\.|^\.|\.$/u);
        expect(decodeURIComponent(encodeURIComponent(read.name))).toBe(read.name);
      }),
      { numRuns: 2_000 },
    );
  });
});
