import { beginCell, Cell } from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBoc } from "./boc";
import { bytesToBase64 } from "../value/bytes";
import { bytesToHex } from "../value/write-hex";
import { FormatError } from "../value/format-error";
import { anyText, damaged, readsOrRefuses } from "../../../testing/ton/test-garbage";
import { sharedText } from "../../../testing/ton/test-shared";

/** A chain or a pile of cells in which each refers `width` times to the next. */
function pile(depth: number, width: number): Cell {
  let cell = beginCell().storeUint(7, 32).endCell();
  for (let level = 0; level < depth; level += 1) {
    const builder = beginCell().storeUint(level, 32);
    for (let ref = 0; ref < width; ref += 1) builder.storeRef(cell);
    cell = builder.endCell();
  }
  return cell;
}

const LEAF = fc
  .tuple(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.integer({ min: 64, max: 300 }))
  .map(([value, bits]) => beginCell().storeUint(value, bits).endCell());
const CELL = fc.letrec<{ tree: Cell }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    LEAF,
    fc.tuple(fc.array(tie("tree"), { maxLength: 3 }), fc.nat(31)).map(([refs, bits]) => {
      const builder = beginCell().storeUint(0, bits);
      for (const ref of refs) builder.storeRef(ref);
      return builder.endCell();
    }),
  ),
})).tree;
const BOC = CELL.map((cell) => Uint8Array.from(cell.toBoc()));

function rebuilt(input: Parameters<typeof readBoc>[0]): Cell | undefined {
  const { roots, cells } = readBoc(input);
  const built = new Map<number, Cell>();
  for (let index = cells.length - 1; index >= 0; index -= 1) {
    const node = cells[index];
    const builder = beginCell();
    const bits = (node?.data ?? "")
      .split("")
      .map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0"))
      .join("");
    for (const bit of bits.slice(0, node?.bits)) builder.storeBit(bit === "1");
    for (const ref of node?.refs ?? []) builder.storeRef(built.get(ref) ?? Cell.EMPTY);
    built.set(index, builder.endCell());
    expect(built.get(index)?.hash().toString("hex")).toBe(node?.hash);
    expect(built.get(index)?.depth()).toBe(node?.depth);
  }
  return built.get(roots[0] ?? -1);
}

describe("reading a bag of cells", () => {
  it("returns the cells, bit for bit, from every spelling", () => {
    fc.assert(
      fc.property(CELL, fc.boolean(), fc.boolean(), (cell, idx, crc32) => {
        const bytes = Uint8Array.from(cell.toBoc({ idx, crc32 }));
        const hex = bytesToHex(bytes);
        const texts = [
          hex,
          `0x${hex.toUpperCase()}`,
          bytesToBase64(bytes, "standard"),
          bytesToBase64(bytes, "url"),
        ];
        texts.push(hex.replace(/(.{20})/g, "$1\n"));
        for (const input of [bytes, ...texts]) expect(readBoc(input)).toEqual(readBoc(bytes));
        expect(rebuilt(bytes)?.equals(cell)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it("keeps every cell once, the root first, with references that only point forward", () => {
    fc.assert(
      fc.property(BOC, (bytes) => {
        const { roots, cells } = readBoc(bytes);
        expect(roots).toEqual([0]);
        expect(new Set(cells.map(({ hash }) => hash)).size).toBe(cells.length);
        for (const [index, { refs }] of cells.entries()) {
          expect(refs.every((ref) => ref > index && ref < cells.length)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("distinguishes the kinds of exotic cells", () => {
    const pruned = new Cell({
      exotic: true,
      bits: beginCell().storeUint(0x0101, 16).storeUint(5n, 256).storeUint(3, 16).endCell().bits,
    });
    const library = new Cell({
      exotic: true,
      bits: beginCell().storeUint(2, 8).storeUint(9n, 256).endCell().bits,
    });
    const inside = beginCell().storeRef(pruned).storeRef(library).endCell();
    const proofBits = beginCell().storeUint(3, 8).storeBuffer(inside.hash(0)).storeUint(inside.depth(0), 16);
    const proof = new Cell({ exotic: true, bits: proofBits.endCell().bits, refs: [inside] });
    const { cells } = readBoc(Uint8Array.from(proof.toBoc()));
    expect(cells.map(({ kind }) => kind).sort()).toEqual(["library", "merkle proof", "ordinary", "pruned"]);
    expect(cells[0]?.hash).toBe(proof.hash().toString("hex"));
  });

  it("reads a bag with several roots, one inside the other", () => {
    const [inner, outer] = ["000401020304", "0101aa00"];
    const cells = `${outer}${inner}`;
    const bytes = `b5ee9c72 01 01 02 02 00 ${(cells.length / 2).toString(16).padStart(2, "0")} 01 00 ${cells}`;
    const graph = readBoc(bytes.replace("0101aa00", "0102aa01"));
    expect(graph.roots).toEqual([1, 0]);
    expect(graph.cells.map(({ data, bits, refs }) => ({ data, bits, refs }))).toEqual([
      { data: "aa", bits: 8, refs: [1] },
      { data: "0102", bits: 16, refs: [] },
    ]);
  });
});

describe("refusing a bag of cells", () => {
  const good = bytesToHex(Uint8Array.from(pile(2, 1).toBoc()));

  it.each([
    ["", "it is empty"],
    ["hello, world", "it is neither hexadecimal nor base64"],
    ["abc", "it is neither hexadecimal nor base64"],
    ["b5ee", "it is too short"],
    ["b5ee9c7201", "it is too short"],
    ["00".repeat(50), "it does not begin like a bag of cells"],
    ["b5ee9c72000100", "it numbers its cells with a wrong number of bytes"],
    ["b5ee9c72010900", "it counts its bytes with a wrong number of bytes"],
    ["b5ee9c7204040000ffff000000010000000000ffffff", "it has 65535 cells, at most 1000 are read"],
    ["b5ee9c7204010000000000000001000000000000000000", "it has a wrong number of roots"],
    ["b5ee9c7201010101010200 0000", "some of its cells are absent"],
    ["b5ee9c720101ff01000200 0000", "it declares more cells than there is room for"],
    ["b5ee9c7201010101000400 0000", "it is 13 bytes long and declares 15"],
    [`${good}00`, `it is ${good.length / 2 + 1} bytes long and declares ${good.length / 2}`],
    ["b5ee9c7201010101000200 0700", "its cells are malformed"],
    ["b5ee9c7201010101000300 010000", "its cells are malformed"],
    [good.replace(/..$/, "00"), "the checksum does not match"],
  ])("%j: %s", (text, reason) => {
    expect(() => readBoc(text, { maxCells: 1000 })).toThrow(new FormatError("bag of cells", reason));
  });

  it("enforces the limits on bytes and cells", () => {
    const bytes = Uint8Array.from(pile(20, 1).toBoc());
    expect(readBoc(bytes, { maxBytes: bytes.length, maxCells: 21 }).cells).toHaveLength(21);
    expect(() => readBoc(bytes, { maxBytes: bytes.length - 1 })).toThrow("it is longer than");
    expect(() => readBoc(bytesToHex(bytes), { maxBytes: bytes.length - 1 })).toThrow("it is longer than");
    expect(() => readBoc(" ".repeat(1000), { maxBytes: 10 })).toThrow("it is longer than");
    expect(() => readBoc(bytes, { maxCells: 20 })).toThrow("it has 21 cells, at most 20 are read");
  });

  it("refuses cells that are deeper than the network allows", () => {
    expect(readBoc(Uint8Array.from(pile(1024, 1).toBoc())).cells).toHaveLength(1025);
    const deeper = chain(1026);
    expect(() => readBoc(deeper)).toThrow("it is deeper than 1024 cells");
  });

  it("throws nothing but FormatError, whatever the bytes", () => {
    const broken = fc
      .tuple(BOC, fc.nat(), fc.nat(255))
      .map(([bytes, at, value]) => bytes.with(at % bytes.length, value));
    const unchecked = CELL.map((cell) => Uint8Array.from(cell.toBoc({ crc32: false })));
    const brokenUnchecked = fc
      .tuple(unchecked, fc.nat(), fc.nat(255))
      .map(([bytes, at, value]) => bytes.with(at % bytes.length, value));
    const headed = fc
      .uint8Array({ maxLength: 60 })
      .map((tail) => Uint8Array.from([0xb5, 0xee, 0x9c, 0x72, ...tail]));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), broken, brokenUnchecked, headed), (bytes) => {
        expect(readsOrRefuses(() => readBoc(bytes))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("throws nothing but FormatError, whatever the text", () => {
    const near = damaged(BOC.map((bytes) => bytesToBase64(bytes, "standard")));
    fc.assert(
      fc.property(fc.oneof(anyText, near), (text) => {
        expect(readsOrRefuses(() => readBoc(text))).toBe(true);
      }),
    );
  });
});

/** A chain of `count` cells as bytes, however deep; the library itself would refuse to build some. */
function chain(count: number): Uint8Array {
  const cells: number[] = [];
  for (let index = 0; index < count - 1; index += 1) {
    const next = index + 1;
    cells.push(1, 0, next >> 16, (next >> 8) & 0xff, next & 0xff);
  }
  cells.push(0, 0);
  const bytesOf = (value: number) => [value >> 16, (value >> 8) & 0xff, value & 0xff];
  const header = [0xb5, 0xee, 0x9c, 0x72, 3, 3, ...bytesOf(count), 0, 0, 1, 0, 0, 0];
  return Uint8Array.from([...header, ...bytesOf(cells.length), 0, 0, 0, ...cells]);
}

describe("hostile bags of cells", () => {
  it("cost the time of the cells they contain, not of the tree they unfold to", () => {
    const started = performance.now();
    const { cells } = readBoc(Uint8Array.from(pile(30, 4).toBoc()));
    expect(cells).toHaveLength(31);
    expect(() => readBoc(chain(20_000))).toThrow("it is deeper than 1024 cells");
    expect(() => readBoc("b5ee9c7207 08 ffffffffffffff")).toThrow(FormatError);
    expect(() => readBoc("b5ee9c7284 08 ffffffff ffffffff 00000000 ffffffffffffffff")).toThrow(FormatError);
    // Not a measurement: unfolded, these would not end at all.
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe("real bags of cells", () => {
  const traces = sharedText("corpus/traces.jsonl");
  it.skipIf(traces === null)("have the hashes that the index returns", () => {
    const pairs = (traces ?? "").matchAll(/"hash":"([A-Za-z0-9+/=]{44})","body":"(te6c[A-Za-z0-9+/=]+)"/g);
    let compared = 0;
    for (const [, hash = "", body = ""] of pairs) {
      const { roots, cells } = readBoc(body);
      expect(cells[roots[0] ?? -1]?.hash).toBe(Buffer.from(hash, "base64").toString("hex"));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  });
});
