import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../testing/text/any-character";
import { describe, expect, it } from "vitest";
import { outcomeOf } from "./outcome";
import { FRIENDLY, HASH, MAINNET, RAW, TEST_FRIENDLY, TESTNET } from "../../testing/search/test-samples";

const BOTH = [MAINNET, TESTNET];
const search = (text: string, here = MAINNET, networks = BOTH) => outcomeOf(text, null, here, networks);

describe("a search for", () => {
  it.each([
    [HASH, `/tx/${HASH}`],
    [FRIENDLY, `/account/${FRIENDLY}`],
    [RAW, `/account/${FRIENDLY}`],
    ["lt 5", "/transactions?lt=5"],
    ["/search?q=lt+5", "/search?q=lt+5"],
  ])("%s is clear and leads to %s", (text, href) => {
    expect(search(text)).toMatchObject({ kind: "clear", href });
  });

  it("a number is a choice", () => {
    const outcome = search("123");
    expect(outcome).toMatchObject({
      kind: "choice",
      places: [{ href: "/block/123" }, { href: "/transactions?lt=123" }],
    });
  });

  it("a word is unknown, and lists the forms that were tried", () => {
    expect(search("Tether")).toMatchObject({
      kind: "unknown",
      tried: expect.arrayContaining(["a hash in hex or base64"]),
    });
  });

  it.each(["", "  \n"])("nothing (%j) is none of these", (text) => {
    expect(search(text)).toEqual({ kind: "nothing typed" });
  });
});

describe("the network", () => {
  const hrefs = (text: string, here = MAINNET, networks = BOTH) => {
    const outcome = search(text, here, networks);
    return outcome.kind === "clear" ? outcome.places.map(({ href }) => href) : [];
  };
  const [here, there] = [`/account/${FRIENDLY}`, `/testnet/account/${TEST_FRIENDLY}`];

  it("of a test address is the test network, whatever the current network", () => {
    expect(hrefs(TEST_FRIENDLY)).toEqual([there, here]);
    expect(hrefs(TEST_FRIENDLY, TESTNET)).toEqual([there]);
    expect(hrefs(`https://testnet.tonviewer.com/${FRIENDLY}`)).toEqual([there, here]);
  });

  it("of an address without the flag is first the current one", () => {
    expect(hrefs(FRIENDLY, TESTNET)).toEqual([there, here]);
    expect(hrefs(FRIENDLY)).toEqual([here]);
  });

  it("is the current one when there is no other, or when the text has no network", () => {
    expect(hrefs(FRIENDLY, MAINNET, [MAINNET])).toEqual([here]);
    expect(hrefs(RAW, TESTNET)).toEqual([there]);
  });

  it("of a test address must exist for the address to be opened at once", () => {
    expect(search(TEST_FRIENDLY, MAINNET, [MAINNET])).toMatchObject({
      kind: "choice",
      places: [{ href: here }],
      problem: { title: "Test-only address" },
    });
  });

  it("has two workchains, and an address of another one is not opened at once", () => {
    expect(search(`7:${"3".repeat(64)}`)).toMatchObject({
      kind: "choice",
      problem: { title: "Workchain 7" },
    });
  });
});

it("every match of a search leads to a page of our own", () => {
  const text = fc.oneof(
    fc.string({ unit: ANY_CHARACTER, maxLength: 100 }),
    fc.nat().map(String),
    fc.constant(TEST_FRIENDLY),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...BOTH), (typed, network) => {
      const outcome = search(typed, network);
      const places = outcome.kind === "clear" || outcome.kind === "choice" ? outcome.places : [];
      for (const { href } of places) expect(href).toMatch(/^\/[a-z]/);
    }),
  );
});
