import { beginCell, Cell, type Builder } from "@ton/core";
import { describe, expect, it } from "vitest";
import { offChain, onChain } from "../../tokens/cells";
import { uriOf } from "../../tokens/origin";
import { keyOf, layoutOf } from "./layout";
import { lookup } from "./lookup";
import { contentOf, infoOf } from "./resolve";

const info = (root: Cell) => {
  const content = contentOf(root);
  return content === null ? null : infoOf(content);
};

describe("what a token says of itself", () => {
  const LONG = "Ü".repeat(400);

  it("in the chain, short texts and long ones", () => {
    const root = onChain({ name: "Tide", symbol: "TIDE", decimals: "9", description: LONG });
    expect(contentOf(root)?.told).toEqual({ name: "Tide", symbol: "TIDE", decimals: "9", description: LONG });
    expect(info(root)).toEqual({ name: "Tide", symbol: "TIDE", description: LONG, extra: { decimals: "9" } });
  });

  it("in one of our files, also when its name is long", () => {
    const root = offChain(uriOf("ferry.json"));
    expect(contentOf(root)?.told).toEqual({ uri: uriOf("ferry.json") });
    expect(info(root)).toMatchObject({
      name: "Ferry ticket",
      image: uriOf("ferry.svg"),
      extra: { decimals: "0", uri: uriOf("ferry.json") },
    });
    const far = `http://elsewhere.example/${"x".repeat(500)}`;
    expect(contentOf(offChain(far))).toEqual({ told: { uri: far }, fields: { uri: far } });
  });

  it("in both places: the chain has the last word", () => {
    const root = onChain({ uri: uriOf("wood.json"), name: "Firewood", decimals: "3" });
    expect(info(root)).toMatchObject({
      name: "Firewood",
      description: expect.stringContaining("birch"),
      extra: { decimals: "3" },
    });
  });

  it("a picture stands in base64", () => {
    expect(info(onChain({ image_data: "<svg/>" }))?.extra).toEqual({
      image_data: Buffer.from("<svg/>").toString("base64"),
    });
  });
});

const edge = (build: (cell: Builder) => Builder) => build(beginCell()).endCell();

/** Both ways lead to the next cell: 2^256 entries in 256 cells, and none of them a value. */
function endless(depth: number): Cell {
  let cell = edge((leaf) => leaf.storeUint(0b00, 2).storeRef(beginCell().storeUint(1, 8).endCell()));
  for (let level = 0; level < depth; level += 1)
    cell = edge((fork) => fork.storeUint(0b00, 2).storeRef(cell).storeRef(cell));
  return cell;
}

describe("what nobody should have written", () => {
  it.each([
    ["nothing", Cell.EMPTY],
    ["another layout", beginCell().storeUint(7, 8).endCell()],
    ["half a byte", beginCell().storeUint(1, 8).storeUint(1, 3).endCell()],
    ["a dictionary that is not there", beginCell().storeUint(0, 8).storeBit(true).endCell()],
  ])("%s is no content", (_, root) => {
    expect(contentOf(root)).toBeNull();
  });

  it("a dictionary without end is left where it is", () => {
    const root = beginCell().storeUint(0, 8).storeMaybeRef(endless(256)).endCell();
    // Every name is found there, and no value is a text.
    expect(contentOf(root)).toEqual({ told: {}, fields: {} });
  });

  it("pieces without end are not put together", () => {
    const pieces = beginCell().storeUint(1, 8).storeMaybeRef(endless(32)).endCell();
    const value = (): Cell => edge((leaf) => leaf.storeRef(pieces));
    const name = keyOf("name");
    const root = edge((label) =>
      label.storeUint(0b10, 2).storeUint(256, 9).storeUint(name, 256).storeSlice(value().beginParse()),
    );
    expect(lookup(root, name, 256)?.loadRef().equals(pieces)).toBe(true);
    expect(layoutOf(beginCell().storeUint(0, 8).storeMaybeRef(root).endCell())).toEqual({
      kind: "onchain",
      values: new Map(),
    });
  });
});
