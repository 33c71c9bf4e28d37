import { beginCell, Cell } from "@ton/core";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readBoc } from "./boc";
import { writeBoc } from "./boc-writer";
import { sharedText } from "../../../testing/ton/test-shared";

const CELL = fc.letrec<{ tree: Cell }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.integer({ min: 0, max: 300 }).map((bits) =>
      beginCell()
        .storeUint(bits % 2, bits)
        .endCell(),
    ),
    fc.tuple(fc.array(tie("tree"), { maxLength: 4 }), fc.nat(31)).map(([refs, bits]) => {
      const builder = beginCell().storeUint(0, bits);
      for (const ref of refs) builder.storeRef(ref);
      return builder.endCell();
    }),
  ),
})).tree;

it("writes every part of a bag as a bag that has the same cells", () => {
  fc.assert(
    fc.property(CELL, (cell) => {
      const graph = readBoc(Uint8Array.from(cell.toBoc()));
      for (const [index, { hash }] of graph.cells.entries()) {
        const [root] = Cell.fromBoc(Buffer.from(writeBoc(graph, index)));
        expect(root?.hash().toString("hex")).toBe(hash);
      }
    }),
    { numRuns: 60 },
  );
});

it("writes a cell that is shared by many only once", () => {
  let cell = beginCell().storeUint(7, 32).endCell();
  for (let level = 0; level < 40; level += 1)
    cell = beginCell().storeRef(cell).storeRef(cell).storeRef(cell).endCell();
  const graph = readBoc(Uint8Array.from(cell.toBoc()));
  expect(writeBoc(graph, 0).length).toBeLessThan(500);
});

it("writes exotic cells with their levels", () => {
  const leaf = beginCell().storeUint(5, 64).endCell();
  const pruned = beginCell().storeUint(1, 8).storeUint(1, 8).storeBuffer(leaf.hash()).storeUint(0, 16);
  const branch = beginCell()
    .storeUint(9, 8)
    .storeRef(pruned.endCell({ exotic: true }))
    .endCell();
  const proof = beginCell().storeUint(3, 8).storeBuffer(branch.hash(0)).storeUint(branch.depth(0), 16);
  const cell = proof.storeRef(branch).endCell({ exotic: true });
  const graph = readBoc(Uint8Array.from(cell.toBoc()));
  const [root] = Cell.fromBoc(Buffer.from(writeBoc(graph, 0)));
  expect(root?.hash().toString("hex")).toBe(cell.hash().toString("hex"));
  expect(Buffer.from(writeBoc(graph, 0)).toString("hex")).toBe(
    cell.toBoc({ idx: false, crc32: false }).toString("hex"),
  );
});

const traces = sharedText("corpus/traces.jsonl");

it.skipIf(traces === null)("writes real bodies back as they were", () => {
  let compared = 0;
  for (const [, boc = ""] of (traces ?? "").slice(0, 2_000_000).matchAll(/"body":"([^"]+)"/g)) {
    const bytes = Buffer.from(boc, "base64");
    const { hash } = readBoc(Uint8Array.from(bytes)).cells[0] ?? {};
    const again = readBoc(writeBoc(readBoc(Uint8Array.from(bytes)), 0));
    expect(again.cells[0]?.hash).toBe(hash);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(100);
});
