import { beginCell, Cell, type Builder } from "@ton/core";
import { describe, expect, it } from "vitest";
import { offChain, onChain } from "../../tokens/metadata-cells";
import { tokenUri } from "../../tokens/token-uris";
import { keyOf, layoutOf } from "./content-layout";
import { lookUpKey } from "./dictionary-lookup";
import { contentOf, infoOf } from "./token-content";

const info = (root: Cell) => {
  const content = contentOf(root);
  return content === null ? null : infoOf(content);
};

describe("token metadata", () => {
  const LONG = "Ü".repeat(400);

  it("is read from the chain, in short and long strings", () => {
    const root = onChain({ name: "Tide", symbol: "TIDE", decimals: "9", description: LONG });
    expect(contentOf(root)?.content).toEqual({
      name: "Tide",
      symbol: "TIDE",
      decimals: "9",
      description: LONG,
    });
    expect(info(root)).toEqual({ name: "Tide", symbol: "TIDE", description: LONG, extra: { decimals: "9" } });
  });

  it("is read from a file of localnet, and has a long URI whole", () => {
    const root = offChain(tokenUri("ferry.json"));
    expect(contentOf(root)?.content).toEqual({ uri: tokenUri("ferry.json") });
    expect(info(root)).toMatchObject({
      name: "Ferry ticket",
      image: expect.stringMatching(/^http:\/\/server\.localnet\/ferry\.svg$/),
      extra: { decimals: "0", uri: tokenUri("ferry.json") },
    });
    const far = `http://elsewhere.example/${"x".repeat(500)}`;
    expect(contentOf(offChain(far))).toEqual({ content: { uri: far }, fields: { uri: far } });
  });

  it("of the chain overrides that of the file", () => {
    const root = onChain({ uri: tokenUri("wood.json"), name: "Firewood", decimals: "3" });
    expect(info(root)).toMatchObject({
      name: "Firewood",
      description: expect.stringContaining("birch"),
      extra: { decimals: "3" },
    });
  });

  it("has image data in base64", () => {
    expect(info(onChain({ image_data: "<svg/>" }))?.extra).toEqual({
      image_data: Buffer.from("<svg/>").toString("base64"),
    });
  });
});

const edge = (build: (cell: Builder) => Builder) => build(beginCell()).endCell();

/** Both branches lead to the next cell: 2^256 entries in 256 cells, none of which is a valid value. */
function endless(depth: number): Cell {
  let cell = edge((leaf) => leaf.storeUint(0b00, 2).storeRef(beginCell().storeUint(1, 8).endCell()));
  for (let level = 0; level < depth; level += 1)
    cell = edge((fork) => fork.storeUint(0b00, 2).storeRef(cell).storeRef(cell));
  return cell;
}

describe("malformed content", () => {
  it.each([
    ["an empty cell", Cell.EMPTY],
    ["another layout", beginCell().storeUint(7, 8).endCell()],
    ["half a byte", beginCell().storeUint(1, 8).storeUint(1, 3).endCell()],
    ["a missing dictionary", beginCell().storeUint(0, 8).storeBit(true).endCell()],
  ])("%s is not content", (_, root) => {
    expect(contentOf(root)).toBeNull();
  });

  it("a forged endless dictionary has no values", () => {
    const root = beginCell().storeUint(0, 8).storeMaybeRef(endless(256)).endCell();
    // Every key is found, and no value is a string.
    expect(contentOf(root)).toEqual({ content: {}, fields: {} });
  });

  it("a value of endless chunks is ignored", () => {
    const pieces = beginCell().storeUint(1, 8).storeMaybeRef(endless(32)).endCell();
    const value = (): Cell => edge((leaf) => leaf.storeRef(pieces));
    const name = keyOf("name");
    const root = edge((label) =>
      label.storeUint(0b10, 2).storeUint(256, 9).storeUint(name, 256).storeSlice(value().beginParse()),
    );
    expect(lookUpKey(root, name, 256)?.loadRef().equals(pieces)).toBe(true);
    expect(layoutOf(beginCell().storeUint(0, 8).storeMaybeRef(root).endCell())).toEqual({
      kind: "onchain",
      values: new Map(),
    });
  });
});
