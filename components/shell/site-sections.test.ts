import { describe, expect, it } from "vitest";
import { isCurrentPage, isCurrentSection } from "./current-page";
import { HOME, LETTER_LINKS, SITE_SECTIONS } from "./site-sections";

const MAINNET = { id: "mainnet", name: "Mainnet", standard: true };
const TESTNET = { id: "testnet", name: "Testnet", standard: false };

const LINKS = SITE_SECTIONS.flatMap(({ links }) => links);

describe("the current section", () => {
  it.each([
    ["/", null],
    ["/mainnet", null],
    ["/blocks", "Blocks"],
    ["/mainnet/blocks/shards", "Blocks"],
    ["/block/50000000", "Blocks"],
    ["/tx/ab", "Transactions"],
    ["/pending", "Transactions"],
    ["/decode", "Tools"],
    ["/account/ab", null],
  ])("of %s is %s", (path, expected) => {
    const current = SITE_SECTIONS.filter((section) => isCurrentSection(section, MAINNET, path));
    expect(current.map(({ name }) => name)).toEqual(expected === null ? [] : [expected]);
  });

  it("is the section of each of its links", () => {
    for (const section of SITE_SECTIONS)
      for (const link of section.links)
        expect([link.name, isCurrentSection(section, TESTNET, link.path(TESTNET))]).toEqual([
          link.name,
          true,
        ]);
  });
});

describe("the current page", () => {
  it("is the one that a link leads to, for a network with and without a prefix", () => {
    for (const network of [MAINNET, TESTNET])
      for (const link of [HOME, ...LINKS]) {
        const current = [HOME, ...LINKS].filter((one) =>
          isCurrentPage(one.path(network), network, link.path(network)),
        );
        expect(current).toEqual([link]);
      }
    expect(isCurrentPage(HOME.path(MAINNET), MAINNET, "/mainnet")).toBe(true);
    expect(isCurrentPage(HOME.path(TESTNET), TESTNET, "/testnet/blocks")).toBe(false);
  });
});

describe("shortcut letters", () => {
  it("are h, b, t, v and s", () => {
    expect(LETTER_LINKS.map(({ letter }) => letter)).toEqual(["h", "b", "t", "v", "s"]);
  });
});
