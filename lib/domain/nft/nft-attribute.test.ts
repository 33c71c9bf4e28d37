import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../../testing/text/any-character";
import { describe, expect, it } from "vitest";
import { hasAttributes, readAttribute, readAttributes, traitCounts, writeAttribute } from "./nft-attribute";
import { tokenInfo } from "../../../testing/toncenter/test-token-info";

const info = (attributes: unknown) => tokenInfo({ type: "nft_items", extra: { attributes } });

const TILES = { trait: "Tiles", value: "moss" };
const WALL = { trait: "Wall", value: "blue" };

describe("attributes of metadata", () => {
  it.each([
    [[{ trait_type: "Tiles", value: "moss" }], [TILES]],
    [[{ trait_type: "Floors", value: 3 }], [{ trait: "Floors", value: "3" }]],
    [{ Tiles: "moss", Wall: "blue" }, [TILES, WALL]],
    [
      [{ trait_type: "", value: "moss" }, { value: "moss" }, null, "moss", { trait_type: "a", value: {} }],
      [],
    ],
    ["moss", []],
    [null, []],
  ])("are read from %j", (written, shown) => {
    expect(readAttributes(info(written), 10).shown).toEqual(shown);
  });

  it("are limited in number and length", () => {
    const many = Array.from({ length: 10_000 }, (_one, place) => ({
      trait_type: `${place}`,
      value: "x".repeat(1_000),
    }));
    const { shown, count } = readAttributes(info(many), 24);
    expect([shown.length, count]).toEqual([24, 10_000]);
    expect(Math.max(...shown.map(({ value }) => value.length))).toBeLessThanOrEqual(120);
    const [huge] = readAttributes(info([{ trait_type: "a", value: "💎".repeat(500_000) }]), 24).shown;
    expect(huge?.value.isWellFormed()).toBe(true);
  });
});

describe("an attribute in a URL", () => {
  it("reads back as it was written, whatever it contains", () => {
    const text = fc.string({ unit: ANY_CHARACTER, minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(text, text, (trait, value) => {
        const attribute = { trait: trait.toWellFormed(), value: value.toWellFormed() };
        expect(readAttribute(writeAttribute(attribute))).toEqual(attribute);
      }),
    );
  });

  it.each(["", "a", ":", "a:", ":b", "a:b:c", "%:b", "a:%E0%A4%A"])("is refused: %j", (text) => {
    expect(readAttribute(text)).toBeNull();
  });
});

it("values of one trait are alternatives, while all requested traits have to match", () => {
  const red = { trait: "Wall", value: "red" };
  expect(hasAttributes([TILES, WALL], [])).toBe(true);
  expect(hasAttributes([TILES, WALL], [WALL, red])).toBe(true);
  expect(hasAttributes([TILES, WALL], [TILES, red])).toBe(false);
  expect(hasAttributes([], [TILES])).toBe(false);
});

it("traits are counted, the most frequent first", () => {
  const rows = [{ attributes: [TILES, WALL] }, { attributes: [TILES] }, { attributes: [] }];
  expect(traitCounts(rows)).toEqual([
    { trait: "Tiles", values: [{ value: "moss", count: 2 }] },
    { trait: "Wall", values: [{ value: "blue", count: 1 }] },
  ]);
});
