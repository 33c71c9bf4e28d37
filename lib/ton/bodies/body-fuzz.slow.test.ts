import { beginCell, Cell } from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzRuns } from "../../../testing/ton/fuzz-runs";
import { readBoc } from "../cell/boc";
import { readStructures } from "../structure/read-structures";
import { readBody } from "./read-body";
import { LAYOUTS } from "./standards";
import type { Body, NamedValue, Value } from "./value";

/** Maliciously crafted bodies. */

const MOST = 400;

const STARTS = fc.oneof(
  fc.constantFrom(...LAYOUTS.map(({ opcode }) => BigInt(opcode))).map((value) => [value, 32] as const),
  fc.constantFrom(
    [0x11ef55aan, 32] as const,
    [0b0111n, 4] as const,
    [0b10n, 2] as const,
    [0b11n, 2] as const,
  ),
  fc.tuple(fc.bigInt({ min: 0n, max: 255n }), fc.constant(8)),
);

interface Row {
  readonly start: readonly [bigint, number];
  readonly bytes: Uint8Array;
  readonly bits: number;
  readonly refs: readonly number[];
}

const ROW: fc.Arbitrary<Row> = fc.record({
  start: STARTS,
  bytes: fc.uint8Array({ maxLength: 80 }),
  bits: fc.nat(7),
  refs: fc.array(fc.nat(20), { maxLength: 4 }),
});

/** Cells that begin like a layout and continue at random, with references to each other. */
const CELLS = fc.array(ROW, { minLength: 1, maxLength: 10 }).map((rows) => {
  const cells: Cell[] = [];
  for (const { start, bytes, bits, refs } of rows) {
    const builder = beginCell()
      .storeUint(start[0], start[1])
      .storeBuffer(Buffer.from(bytes))
      .storeUint(0, bits);
    for (const ref of cells.length === 0 ? [] : refs)
      builder.storeRef(cells[ref % cells.length] ?? Cell.EMPTY);
    cells.push(builder.endCell());
  }
  return Uint8Array.from((cells.at(-1) ?? Cell.EMPTY).toBoc());
});

function countIn(value: Value): number {
  if (value.is === "group") return countOf(value.fields);
  if (value.is === "body") return countOf(value.body.fields);
  if (value.is === "dictionary") return value.entries.reduce((sum, entry) => sum + countIn(entry.value), 1);
  return value.is === "list" ? value.items.reduce((sum, item) => sum + countIn(item), 1) : 1;
}

function countOf(fields: readonly NamedValue[]): number {
  return fields.reduce((sum, { value }) => sum + countIn(value), 1);
}

/** Values of all readings of a bag. */
function readAll(bytes: Uint8Array): number {
  const graph = readBoc(bytes);
  const root = graph.roots[0] ?? 0;
  const found: Body[] = [...readStructures(graph, root, MOST)];
  for (const fromOutside of [true, false, null]) {
    const reading = readBody(graph, root, { fromOutside, kinds: [], most: MOST });
    if (reading.is === "read") found.push(reading.body);
  }
  return found.reduce((most, { fields }) => Math.max(most, countOf(fields)), 0);
}

/** An order to a wallet may be within a message, with as many values again; lists count as one more. */
const MOST_OF_ALL = MOST * 4;

const SOME = LAYOUTS.map(({ opcode }) => opcode).filter((_, place) => place % 20 === 0);

describe("hostile bodies", () => {
  it("are read without an exception and within the limit of values", () => {
    fc.assert(
      fc.property(CELLS, (bytes) => {
        expect(readAll(bytes)).toBeLessThan(MOST_OF_ALL);
      }),
      fuzzRuns("bodies"),
    );
  });

  it.each(SOME)("are read within two seconds when %s refers to itself a thousand times", (opcode) => {
    let cell = beginCell().storeUint(BigInt(opcode), 32).storeUint(0, 64).endCell();
    for (let depth = 0; depth < 250; depth += 1) {
      const builder = beginCell()
        .storeUint(BigInt(opcode), 32)
        .storeUint(depth, 64)
        .storeUint(2n ** 64n - 1n, 64);
      for (let ref = 0; ref < 4; ref += 1) builder.storeRef(cell);
      cell = builder.endCell();
    }
    const before = performance.now();
    expect(readAll(Uint8Array.from(cell.toBoc()))).toBeLessThan(MOST_OF_ALL);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
