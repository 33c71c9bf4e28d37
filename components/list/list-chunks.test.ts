import { assert, constant, integer, nat, option, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chunkAt,
  CHUNK_ROWS,
  heightOf,
  nextRange,
  partsOf,
  WHOLE_ROWS,
  withHeight,
  type ChunkHeights,
  type ChunkRange,
} from "./list-chunks";

const UNMEASURED: ChunkHeights = { measured: new Map(), typicalRow: 37 };

const chunkRanges = record({
  first: nat(500),
  last: nat(500),
  focused: option(nat(500)),
  heights: constant(UNMEASURED),
});

describe("the parts of a list", () => {
  it("contain every row once, in order, and begin at chunks", () => {
    assert(
      property(integer({ min: 1, max: 10_000 }), option(chunkRanges), (rows, drawnChunks) => {
        const parts = partsOf(rows, drawnChunks);
        expect(parts[0]?.from).toBe(0);
        expect(parts.at(-1)?.to).toBe(rows);
        for (const [index, { from, to, drawn }] of parts.entries()) {
          expect(from).toBe(index === 0 ? 0 : parts[index - 1]?.to);
          expect(from % CHUNK_ROWS).toBe(0);
          expect(to).toBeGreaterThan(from);
          // Adjacent gaps are merged.
          expect(drawn || parts[index - 1]?.drawn !== false).toBe(true);
        }
      }),
    );
  });

  it("are all rendered if there are few rows, and on the server", () => {
    const far = { first: 90, last: 95, focused: null, heights: UNMEASURED };
    expect(partsOf(WHOLE_ROWS, far).every(({ drawn }) => drawn)).toBe(true);
    expect(partsOf(10_000, null).every(({ drawn }) => drawn)).toBe(true);
  });

  it("leave out rows far from the window, except for the focus", () => {
    const drawnChunks = { first: 10, last: 12, focused: 2, heights: UNMEASURED };
    expect(
      partsOf(1_000, drawnChunks)
        .filter(({ drawn }) => drawn)
        .map(({ from }) => from),
    ).toEqual([20, 100, 110, 120]);
  });

  it("include the last rows if the window is below the list", () => {
    const drawnChunks = { first: 400, last: 402, focused: null, heights: UNMEASURED };
    expect(partsOf(155, drawnChunks)).toEqual([
      { drawn: false, from: 0, to: 150 },
      { drawn: true, from: 150, to: 155 },
    ]);
  });
});

describe("heights", () => {
  const measured = withHeight(withHeight(UNMEASURED, 0, 400, 10), 1, 600, 10);

  it("are measured, or estimated from the first chunk", () => {
    expect(heightOf({ from: 0, to: 30 }, measured)).toBe(400 + 600 + 10 * 40);
    expect(heightOf({ from: 20, to: 25 }, measured)).toBe(5 * 40);
  });

  it("give the chunk at an offset", () => {
    expect([-50, 0, 399, 400, 999, 1_000, 1_400].map((y) => chunkAt(y, measured))).toEqual([
      0, 0, 0, 1, 1, 2, 3,
    ]);
  });

  it("of a chunk that lacks rows are estimated, not measured", () => {
    const begun = withHeight(measured, 2, 200, 4);
    expect(heightOf({ from: 20, to: 24 }, begun)).toBe(4 * 40);
    expect(heightOf({ from: 20, to: 30 }, begun)).toBe(10 * 40);
    const few = withHeight(UNMEASURED, 0, 200, 4);
    expect(heightOf({ from: 0, to: 10 }, few)).toBe(500);
    expect(withHeight(few, 0, 200, 4)).toBe(few);
  });

  it("stay the same object without a change, and ignore chunks without a size", () => {
    expect(withHeight(measured, 1, 600, 10)).toBe(measured);
    expect(withHeight(measured, 7, 0, 10)).toBe(measured);
    expect(withHeight(measured, 1, 500, 10).measured.get(1)).toBe(500);
  });
});

describe("steps of rendering", () => {
  it("begin with the visible chunks", () => {
    expect(nextRange({ first: 0, last: 4 }, { first: 50, last: 52 }, { first: 47, last: 55 })).toEqual({
      first: 50,
      last: 52,
    });
  });

  it("always include the visible chunks, add few at a time, and end at the wanted ones", () => {
    assert(
      property(nat(400), nat(400), nat(400), (drawn, top, margin) => {
        const visible = { first: top, last: top + 3 };
        const wanted = { first: Math.max(0, top - (margin % 9)), last: top + 3 + (margin % 9) };
        let range = { first: drawn, last: drawn + 4 };
        for (let step = 0; step < 20; step++) {
          const next = nextRange(range, visible, wanted);
          const added = chunksOf(next).filter((chunk) => chunk < range.first || chunk > range.last);
          const showsAll = range.first <= visible.first && range.last >= visible.last;
          expect(added.length).toBeLessThanOrEqual(showsAll ? 1 : 4);
          expect(next.first).toBeLessThanOrEqual(visible.first);
          expect(next.last).toBeGreaterThanOrEqual(visible.last);
          range = next;
        }
        expect(range).toEqual(wanted);
      }),
    );
  });
});

function chunksOf({ first, last }: ChunkRange): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
