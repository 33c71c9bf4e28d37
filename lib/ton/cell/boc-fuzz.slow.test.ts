import { beginCell, Cell } from "@ton/core";
import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../../testing/text/any-character";
import { describe, expect, it } from "vitest";
import { fuzzRuns } from "../../../testing/ton/fuzz-runs";
import { FormatError } from "../value/format-error";
import { readBoc } from "./boc";
import { bocProblem } from "./boc-problem";
import { writeBoc } from "./boc-writer";

/** Maliciously crafted bags: none may crash, hang, or take more than its own size times a constant. */

const LIMITS = { maxBytes: 64 * 1024, maxCells: 2_000 };

/** Trees that share their cells, of all shapes that a bag can have. */
const TREES = fc
  .array(
    fc.record({
      bits: fc.integer({ min: 0, max: 200 }),
      value: fc.nat(),
      refs: fc.array(fc.nat(30), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => {
    const cells: Cell[] = [];
    for (const { bits, value, refs } of rows) {
      const builder = beginCell().storeUint(BigInt(value) & ((1n << BigInt(bits)) - 1n), bits);
      for (const ref of cells.length === 0 ? [] : refs)
        builder.storeRef(cells[ref % cells.length] ?? Cell.EMPTY);
      cells.push(builder.endCell());
    }
    return cells.at(-1) ?? Cell.EMPTY;
  });

const BAGS = fc
  .tuple(TREES, fc.boolean(), fc.boolean())
  .map(([cell, idx, crc32]) => Uint8Array.from(cell.toBoc({ idx, crc32 })));

const CHANGES = fc.array(fc.tuple(fc.nat(), fc.nat(255), fc.nat(3)), { maxLength: 4 });

/** A valid bag unchanged, or with some bytes set, inserted or removed, or truncated. */
const DAMAGED = fc.tuple(BAGS, CHANGES).map(([bytes, changes]) => {
  let made = bytes;
  for (const [where, value, how] of changes) {
    const at = where % (made.length + 1);
    if (how === 0) made = made.map((byte, place) => (place === at ? value : byte));
    else if (how === 1) made = Uint8Array.from([...made.slice(0, at), value, ...made.slice(at)]);
    else if (how === 2) made = Uint8Array.from([...made.slice(0, at), ...made.slice(at + 1)]);
    else made = made.slice(0, at);
  }
  return { bytes: made, isWhole: changes.length === 0 };
});

/** Headers with arbitrary counts, before arbitrary bytes. */
const HEADERS = fc
  .tuple(fc.constantFrom(0xb5ee9c72, 0x68ff65f3, 0xacc3a728), fc.uint8Array({ maxLength: 60 }))
  .map(([magic, rest]) => {
    const bytes = new Uint8Array(4 + rest.length);
    new DataView(bytes.buffer).setUint32(0, magic);
    bytes.set(rest, 4);
    return bytes;
  });

function coreReads(bytes: Uint8Array): readonly string[] | null {
  try {
    return Cell.fromBoc(Buffer.from(bytes)).map((root) => root.hash().toString("hex"));
  } catch {
    return null;
  }
}

/** The result for an input: the hashes of the roots, or why it was refused. */
function weRead(input: string | Uint8Array): {
  readonly roots: readonly string[] | null;
  readonly fault: string | null;
} {
  try {
    const { roots, cells } = readBoc(input, LIMITS);
    const isForward = cells.every(({ refs }, place) =>
      refs.every((ref) => ref > place && ref < cells.length),
    );
    const fault =
      cells.length > LIMITS.maxCells ? "too many cells" : isForward ? null : "a cycle of references";
    return { roots: roots.map((root) => cells[root]?.hash ?? ""), fault };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const text = typeof input === "string" ? input : Buffer.from(input).toString("hex");
    return { roots: null, fault: bocProblem(text, error.reason) === "" ? "no reason" : null };
  }
}

describe("hostile bags of cells", () => {
  it("are read as @ton/core reads them, or refused with a reason when they are damaged", () => {
    fc.assert(
      fc.property(DAMAGED, ({ bytes, isWhole }) => {
        const { roots, fault } = weRead(bytes);
        expect(fault).toBeNull();
        expect(roots).toEqual(roots === null && !isWhole ? null : coreReads(bytes));
      }),
      fuzzRuns("damaged bags"),
    );
  });

  it("with any header are read, or refused with a reason", () => {
    fc.assert(
      fc.property(HEADERS, (bytes) => {
        expect(weRead(bytes).fault).toBeNull();
      }),
      fuzzRuns("headers of bags"),
    );
  });

  it("from any text are read, or refused with a reason", () => {
    const begun = fc.tuple(fc.constantFrom("te6cc", "b5ee9c72", "0x"), fc.string({ maxLength: 80 }));
    const texts = fc.oneof(
      fc.string({ unit: ANY_CHARACTER, maxLength: 80 }),
      begun.map((two) => two.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(weRead(text).fault).toBeNull();
      }),
      fuzzRuns("texts of bags"),
    );
  });

  it("are written as they were read", () => {
    fc.assert(
      fc.property(BAGS, (bytes) => {
        const graph = readBoc(bytes);
        expect(weRead(writeBoc(graph, graph.roots[0] ?? 0))).toEqual(weRead(bytes));
      }),
      fuzzRuns("written bags", 1_000),
    );
  });
});

/** `depth` cells, each of which refers `width` times to the next: as a tree that is `width` to the power of `depth`. */
function bomb(depth: number, width: number): Uint8Array {
  const rows = Array.from({ length: depth }, (_, place) => {
    const refs =
      place === depth - 1 ? [] : Array.from({ length: width }, () => [(place + 1) >> 8, (place + 1) & 255]);
    return [refs.length, 2, place & 255, ...refs.flat()];
  }).flat();
  const count = [depth >> 8, depth & 255];
  const size = [rows.length >> 16, (rows.length >> 8) & 255, rows.length & 255];
  return Uint8Array.from([0xb5, 0xee, 0x9c, 0x72, 2, 3, ...count, 0, 1, 0, 0, ...size, 0, 0, ...rows]);
}

describe("bombs", () => {
  it.each([
    [40, 4],
    [1_000, 1],
    [1_000, 4],
    [1_025, 4],
  ])("of %i levels with %i references each are read within two seconds", (depth, width) => {
    const before = performance.now();
    const { cells } = readBoc(bomb(depth, width));
    expect(cells).toHaveLength(depth);
    expect(cells[0]?.depth).toBe(depth - 1);
    expect(performance.now() - before).toBeLessThan(2_000);
  });

  it("deeper than the network allows are refused", () => {
    expect(() => readBoc(bomb(1_026, 4))).toThrow("deeper than 1024");
    expect(() => readBoc(bomb(60_000, 1))).toThrow("deeper than 1024");
  });

  it("of a million declared cells are refused by their header", () => {
    const bytes = Uint8Array.from([
      0xb5, 0xee, 0x9c, 0x72, 4, 4, 0, 15, 66, 64, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2,
    ]);
    expect(() => readBoc(bytes)).toThrow(FormatError);
  });
});
