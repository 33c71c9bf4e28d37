import { describe, expect, it } from "vitest";
import { ariaCurrent, ALL_SECTIONS, HEADER_SECTIONS } from "./site-sections";

const MAINNET = { id: "mainnet", name: "Mainnet", standard: true };
const TESTNET = { id: "testnet", name: "Testnet", standard: false };

describe("the current section", () => {
  it.each([
    ["/", ["page", undefined, undefined, undefined]],
    ["/mainnet", ["page", undefined, undefined, undefined]],
    ["/blocks", [undefined, "page", undefined, undefined]],
    ["/mainnet/blocks", [undefined, "page", undefined, undefined]],
    ["/block/50000000", [undefined, "true", undefined, undefined]],
    ["/tx/ab", [undefined, undefined, "true", undefined]],
    ["/status", [undefined, undefined, undefined, "page"]],
    ["/account/ab", [undefined, undefined, undefined, undefined]],
  ])("of %s is found with and without the network's name", (path, expected) => {
    expect(ALL_SECTIONS.map((place) => ariaCurrent(place, MAINNET, path))).toEqual(expected);
  });

  it("is the same for a network with a prefix", () => {
    expect(HEADER_SECTIONS.map((place) => ariaCurrent(place, TESTNET, place.path(TESTNET)))).toEqual(
      HEADER_SECTIONS.map(() => "page"),
    );
  });

  it("has a letter of its own", () => {
    expect(new Set(ALL_SECTIONS.map(({ letter }) => letter)).size).toBe(ALL_SECTIONS.length);
  });
});
