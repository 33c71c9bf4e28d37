import { beginCell, Dictionary, type Cell } from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBoc } from "./boc";
import { diffCells, markDigits, type Digits } from "./cell-diff";

const graphOf = (cell: Cell) => readBoc(new Uint8Array(cell.toBoc()));
const leaf = (value: number, bits = 16) => beginCell().storeUint(value, bits).endCell();
const over = (value: number, ...cells: readonly Cell[]) => {
  const builder = beginCell().storeUint(value, 16);
  for (const cell of cells) builder.storeRef(cell);
  return builder.endCell();
};

function diff(before: Cell, after: Cell, most = 100) {
  const { changes, isCut } = diffCells(graphOf(before), graphOf(after), most);
  return {
    isCut,
    changes: changes.map(({ level, before: was, after: is }) => [level, was?.data ?? null, is?.data ?? null]),
  };
}

function marked(pieces: readonly Digits[]): string {
  return pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join("");
}

describe("changes between two trees of cells", () => {
  it("do not include equal cells and the cells below them", () => {
    const cell = over(1, leaf(2), over(3, leaf(4)));
    expect(diff(cell, cell)).toEqual({ isCut: false, changes: [] });
  });

  it("are listed from the root down to the changed cell, without cells beside it", () => {
    const [before, after] = [over(1, leaf(2), over(3, leaf(4))), over(1, leaf(2), over(3, leaf(5)))];
    expect(diff(before, after).changes).toEqual([
      [0, "0001", "0001"],
      [1, "0003", "0003"],
      [2, "0004", "0005"],
    ]);
  });

  it("include added and removed cells with all cells below them", () => {
    const [small, large] = [over(1, leaf(2)), over(1, over(8, leaf(9)), leaf(2))];
    expect(diff(small, large).changes).toEqual([
      [0, "0001", "0001"],
      [1, null, "0008"],
      [2, null, "0009"],
    ]);
    expect(diff(large, small).changes).toEqual([
      [0, "0001", "0001"],
      [1, "0008", null],
      [2, "0009", null],
    ]);
  });

  it("have the path of references that leads to them", () => {
    const pathsOf = (before: Cell, after: Cell) =>
      diffCells(graphOf(before), graphOf(after), 100).changes.map(({ path }) => path.join("/"));
    expect(pathsOf(over(1, leaf(2), over(3, leaf(4))), over(1, leaf(2), over(3, leaf(5))))).toEqual([
      "",
      "1",
      "1/0",
    ]);
    expect(pathsOf(over(1, leaf(2)), over(1, leaf(2), leaf(7)))).toEqual(["", "1"]);
    expect(pathsOf(over(1, leaf(2), leaf(7)), over(1, leaf(2)))).toEqual(["", "1"]);
  });

  it("are found by the place of references when their number is the same", () => {
    expect(diff(over(1, leaf(2), leaf(3)), over(1, leaf(3), leaf(2))).changes).toHaveLength(3);
  });

  it("of a dictionary are only the cells on the way to the changed entry", () => {
    const of = (value: number) => {
      const dict = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Uint(32));
      for (let key = 0; key < 64; key += 1) dict.set(key, key === 7 ? value : key);
      return beginCell().storeDict(dict).endCell();
    };
    const { changes } = diff(of(1_000), of(2_000));
    expect(changes.length).toBeGreaterThan(3);
    expect(changes.length).toBeLessThan(10);
  });

  it("are limited, and include a shared cell once", () => {
    const deep = (end: number) => {
      let cell = leaf(end);
      for (let level = 0; level < 60; level += 1) cell = over(level, cell, cell, cell, cell);
      return cell;
    };
    expect(diff(deep(1), deep(2), 500)).toMatchObject({ isCut: false, changes: { length: 61 } });
    expect(diff(deep(1), deep(2), 20)).toMatchObject({ isCut: true, changes: { length: 20 } });
  });

  it("are empty exactly when the roots are equal (property)", () => {
    const cells = fc.array(fc.tuple(fc.nat(3), fc.nat(4)), { minLength: 1, maxLength: 6 }).map((rows) => {
      const made: Cell[] = [];
      for (const [value, refs] of rows) made.unshift(over(value, ...made.slice(0, refs)));
      return made[0] ?? leaf(0);
    });
    fc.assert(
      fc.property(cells, cells, (before, after) => {
        const { changes } = diff(before, after);
        expect(changes.length === 0).toBe(before.equals(after));
        expect(changes[0] ?? [0]).toContain(0);
      }),
    );
  });
});

describe("digits of a cell", () => {
  const [node] = graphOf(leaf(0x1234)).cells;
  const mark = (of: number, other: number | null, bits = 16, otherBits = bits) => {
    const [one] = graphOf(leaf(of, bits)).cells;
    const [two] = other === null ? [null] : graphOf(leaf(other, otherBits)).cells;
    return marked(one === undefined ? [] : markDigits(one, two ?? null));
  };

  it("are marked where they differ at their place", () => {
    expect(mark(0x1234, 0x1934)).toBe("1[2]34");
    expect(mark(0x1234, 0x1234)).toBe("1234");
    expect(mark(0x1234, null)).toBe("[1234]");
    expect(node === undefined ? "" : marked(markDigits(node, null))).toBe("[1234]");
  });

  it("of a longer or shorter cell are marked between the common beginning and end", () => {
    expect(mark(0x12ab34, 0x1234, 24, 16)).toBe("12[ab]34");
    expect(mark(0x1234, 0x12ab34, 16, 24)).toBe("1234");
    expect(mark(0x1111, 0x11, 16, 8)).toBe("11[11]");
    expect(mark(0x1234, 0x1239, 16, 18)).toBe("[1234]");
  });
});
