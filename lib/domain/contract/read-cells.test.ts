import { beginCell, Cell } from "@ton/core";
import { describe, expect, it } from "vitest";
import { librariesIn, readCells } from "./read-cells";

const base64 = (cell: Cell) => cell.toBoc().toString("base64");
const INNER = beginCell().storeUint(5, 9).endCell();
const OUTER = beginCell().storeUint(1, 3).storeRef(INNER).storeRef(INNER).endCell();

describe("cells from the service", () => {
  it("are counted without duplicates and hashed", () => {
    expect(readCells(base64(OUTER))).toMatchObject({
      is: "read",
      hash: OUTER.hash().toString("hex"),
      bits: 12,
      depth: 1,
      bytes: OUTER.toBoc().length,
    });
  });

  it("can be absent", () => {
    expect([readCells(null), readCells("")]).toEqual([{ is: "absent" }, { is: "absent" }]);
  });

  it("are marked as broken if they are malformed or truncated", () => {
    expect(readCells("!")).toMatchObject({ is: "broken" });
    expect(readCells("te6c")).toMatchObject({ is: "broken" });
    const cut = OUTER.toBoc().subarray(0, -6).toString("base64");
    expect(readCells(cut)).toMatchObject({ is: "broken" });
  });

  it("are not read if they are too large", () => {
    expect(readCells(Buffer.alloc(300_001).toString("base64"))).toEqual({ is: "large", bytes: 300_001 });
  });
});

it("libraries are found wherever cells refer to them, without duplicates", () => {
  const reference = beginCell().storeUint(2, 8).storeBuffer(INNER.hash()).endCell({ exotic: true });
  const code = beginCell()
    .storeRef(reference)
    .storeRef(beginCell().storeUint(1, 1).storeRef(reference).endCell())
    .endCell();
  const cells = readCells(base64(code));
  expect(cells.is === "read" && librariesIn(cells.graph)).toEqual([INNER.hash().toString("hex")]);
  expect(readCells(base64(reference))).toMatchObject({ is: "read", depth: 0 });
});
