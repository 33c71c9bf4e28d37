import { assert, constant, integer, nat, option, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { chunkAt, CHUNK_ROWS, heightOf, partsOf, WHOLE_ROWS, withHeight, type Heights } from "./chunks";

const UNMEASURED: Heights = { known: new Map(), typicalRow: 37 };

const sights = record({
  first: nat(500),
  last: nat(500),
  kept: option(nat(500)),
  heights: constant(UNMEASURED),
});

describe("the parts of a list", () => {
  it("hold every row once, in order, and begin where groups do", () => {
    assert(
      property(integer({ min: 1, max: 10_000 }), option(sights), (rows, sight) => {
        const parts = partsOf(rows, sight);
        expect(parts[0]?.from).toBe(0);
        expect(parts.at(-1)?.to).toBe(rows);
        for (const [place, { from, to, drawn }] of parts.entries()) {
          expect(from).toBe(place === 0 ? 0 : parts[place - 1]?.to);
          expect(from % CHUNK_ROWS).toBe(0);
          expect(to).toBeGreaterThan(from);
          // Two gaps in a row would be one.
          expect(drawn || parts[place - 1]?.drawn !== false).toBe(true);
        }
      }),
    );
  });

  it("are all drawn as long as there are few, and on the server", () => {
    const far = { first: 90, last: 95, kept: null, heights: UNMEASURED };
    expect(partsOf(WHOLE_ROWS, far).every(({ drawn }) => drawn)).toBe(true);
    expect(partsOf(10_000, null).every(({ drawn }) => drawn)).toBe(true);
  });

  it("leave out what is out of sight, but not where the focus is", () => {
    const sight = { first: 10, last: 12, kept: 2, heights: UNMEASURED };
    expect(
      partsOf(1_000, sight)
        .filter(({ drawn }) => drawn)
        .map(({ from }) => from),
    ).toEqual([50, 250, 275, 300]);
  });

  it("have the last rows among them when the window is below the list", () => {
    const sight = { first: 400, last: 402, kept: null, heights: UNMEASURED };
    expect(partsOf(160, sight)).toEqual([
      { drawn: false, from: 0, to: 150 },
      { drawn: true, from: 150, to: 160 },
    ]);
  });
});

describe("heights", () => {
  const measured = withHeight(withHeight(UNMEASURED, 0, 1_000, 25), 1, 1_500, 25);

  it("are those that were measured, and for the others that of the first row", () => {
    expect(heightOf({ from: 0, to: 75 }, measured)).toBe(1_000 + 1_500 + 25 * 40);
    expect(heightOf({ from: 50, to: 60 }, measured)).toBe(10 * 40);
  });

  it("tell which group is at a place", () => {
    expect([-50, 0, 999, 1_000, 2_499, 2_500, 3_500].map((y) => chunkAt(y, measured))).toEqual([
      0, 0, 0, 1, 1, 2, 3,
    ]);
  });

  it("stay the same object when nothing has changed, and take nothing from a group without a size", () => {
    expect(withHeight(measured, 1, 1_500, 25)).toBe(measured);
    expect(withHeight(measured, 7, 0, 25)).toBe(measured);
    expect(withHeight(measured, 1, 1_400, 25).known.get(1)).toBe(1_400);
  });
});
