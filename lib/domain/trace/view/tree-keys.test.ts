import { describe, expect, it } from "vitest";
import { graphLayout } from "./graph-layout";
import { hasChildren, siblingsOf, treeMove, visiblePlaces } from "./tree-keys";

/**
 * 0
 * ├ 1
 * │ ├ 2
 * │ └ 3
 * └ 4
 */
const ROWS = [
  { parent: null, depth: 0 },
  { parent: 0, depth: 1 },
  { parent: 1, depth: 2 },
  { parent: 1, depth: 2 },
  { parent: 0, depth: 1 },
];
const OPEN: ReadonlySet<number> = new Set();
const FOLDED: ReadonlySet<number> = new Set([1]);

describe("a tree of steps", () => {
  it("is moved through by the arrow keys, Home and End, without folded steps", () => {
    expect(visiblePlaces(ROWS, FOLDED)).toEqual([0, 1, 4]);
    expect(visiblePlaces(ROWS, new Set([0, 1]))).toEqual([0]);
    expect(treeMove("ArrowDown", 1, ROWS, OPEN)).toEqual({ to: 2 });
    expect(treeMove("ArrowDown", 1, ROWS, FOLDED)).toEqual({ to: 4 });
    expect(treeMove("ArrowUp", 4, ROWS, FOLDED)).toEqual({ to: 1 });
    expect(treeMove("ArrowUp", 0, ROWS, OPEN)).toBeNull();
    expect([treeMove("Home", 3, ROWS, OPEN), treeMove("End", 0, ROWS, OPEN)]).toEqual([{ to: 0 }, { to: 4 }]);
  });

  it("is collapsed, expanded, and left for the child or the parent by the left and right arrow keys", () => {
    expect(treeMove("ArrowRight", 1, ROWS, FOLDED)).toEqual({ fold: false });
    expect(treeMove("ArrowRight", 1, ROWS, OPEN)).toEqual({ to: 2 });
    expect(treeMove("ArrowRight", 2, ROWS, OPEN)).toBeNull();
    expect(treeMove("ArrowLeft", 1, ROWS, OPEN)).toEqual({ fold: true });
    expect(treeMove("ArrowLeft", 1, ROWS, FOLDED)).toEqual({ to: 0 });
    expect(treeMove("ArrowLeft", 3, ROWS, OPEN)).toEqual({ to: 1 });
    expect(treeMove("x", 3, ROWS, OPEN)).toBeNull();
  });

  it("has the position of each step among its siblings", () => {
    expect(ROWS.map((_, place) => hasChildren(ROWS, place))).toEqual([true, true, false, false, false]);
    expect(siblingsOf(ROWS).map(({ size, position }) => `${position}/${size}`)).toEqual([
      "1/1",
      "1/2",
      "1/2",
      "2/2",
      "2/2",
    ]);
  });
});

describe("the layout of a graph", () => {
  it("has a column for each depth and a line for each leaf, with parents in the middle", () => {
    const { spots, columns, lines } = graphLayout(ROWS);
    expect([columns, lines]).toEqual([3, 3]);
    expect(spots).toEqual([
      { x: 0, y: 1.25 },
      { x: 1, y: 0.5 },
      { x: 2, y: 0 },
      { x: 2, y: 1 },
      { x: 1, y: 2 },
    ]);
    expect(graphLayout([])).toEqual({ spots: [], columns: 0, lines: 0 });
  });

  it("has a separate spot for each step of the largest traces", () => {
    const rows = Array.from({ length: 4_000 }, (_, place) => ({
      parent: place === 0 ? null : Math.floor((place - 1) / 2),
      depth: Math.floor(Math.log2(place + 1)),
    }));
    const { spots, lines } = graphLayout(rows);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(4_000);
    expect(lines).toBe(2_000);
  });
});
