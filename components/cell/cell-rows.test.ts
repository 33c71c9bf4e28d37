import { expect, it } from "vitest";
import type { CellGraph, CellNode } from "@/lib/ton/cell/cell";
import { parseHash } from "@/lib/ton/value/hash";
import { cellLines } from "./cell-rows";

function cell(refs: number[]): CellNode {
  return { hash: parseHash("ab".repeat(32)), bits: 0, data: "", refs, kind: "ordinary", depth: 0, level: 0 };
}

function drawn(graph: CellGraph, most = 100) {
  return cellLines(graph, most).map(
    ({ index, level, isRepeated }) => `${"-".repeat(level)}${index}${isRepeated ? "*" : ""}`,
  );
}

it("expands each cell once, at its first reference", () => {
  const graph = { roots: [0], cells: [cell([1, 2, 1]), cell([2]), cell([])] };
  expect(drawn(graph)).toEqual(["0", "-1", "--2", "-2*", "-1*"]);
});

it("lists several roots, and a repeated root twice", () => {
  expect(drawn({ roots: [1, 0, 1], cells: [cell([1]), cell([])] })).toEqual(["1", "0", "-1*", "1*"]);
});

it("returns no more lines than requested for a tree of any size", () => {
  const cells = Array.from({ length: 100 }, (_, at) => cell(at < 99 ? [at + 1, at + 1, at + 1, at + 1] : []));
  expect(drawn({ roots: [0], cells }, 10)).toHaveLength(10);
  expect(cellLines({ roots: [0], cells }, 10_000)).toHaveLength(1 + 99 * 4);
});
