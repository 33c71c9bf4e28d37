import { beginCell, Cell } from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RawCellReader } from "./raw-cell-reader";
import { BagError, readBag } from "./read-bag";
import { writeBag } from "./write-bag";

const BITS = fc.array(fc.boolean(), { maxLength: 300 });
/** Each cell refers to some of the previous ones, so that many are shared. */
const CELL = fc
  .array(fc.tuple(BITS, fc.array(fc.nat(), { maxLength: 4 })), { minLength: 1, maxLength: 30 })
  .map((drafts) => {
    const cells: Cell[] = [];
    for (const [bits, refs] of drafts) {
      const builder = beginCell();
      for (const bit of bits) builder.storeBit(bit);
      for (const ref of refs) builder.storeRef(cells.at(-1 - (ref % cells.length)) ?? Cell.EMPTY);
      cells.push(builder.endCell());
    }
    return cells.at(-1) ?? Cell.EMPTY;
  });

const hashOf = (cell: Cell | undefined) => cell?.hash().toString("hex");

function readsOrRefuses(bytes: Uint8Array): boolean {
  try {
    return readBag(bytes).hash.length === 64;
  } catch (error) {
    return error instanceof BagError;
  }
}

describe("bags of cells", () => {
  it("are read and written as @ton/core does", () => {
    fc.assert(
      fc.property(CELL, fc.boolean(), fc.boolean(), (cell, idx, crc32) => {
        const read = readBag(cell.toBoc({ idx, crc32 }));
        expect([read.hash, read.bits, read.depth]).toEqual([hashOf(cell), cell.bits.length, cell.depth()]);
        expect(hashOf(Cell.fromBoc(writeBag(read))[0])).toBe(read.hash);
      }),
    );
  });

  it("may contain exotic cells", () => {
    const pruned = beginCell()
      .storeUint(0x0101, 16)
      .storeUint(7n, 256)
      .storeUint(3, 16)
      .endCell({ exotic: true });
    const library = beginCell().storeUint(2, 8).storeUint(9n, 256).endCell({ exotic: true });
    for (const inner of [pruned, library]) {
      const cell = beginCell().storeUint(5, 3).storeRef(inner).endCell();
      const read = readBag(cell.toBoc());
      expect(read.hash).toBe(hashOf(cell));
      expect(hashOf(Cell.fromBoc(writeBag(read))[0])).toBe(read.hash);
    }
  });

  it("are rejected with a BagError when they are damaged", () => {
    fc.assert(
      fc.property(CELL, fc.nat(), fc.nat(255), (cell, offset, byte) => {
        const bytes = Buffer.from(cell.toBoc({ crc32: false }));
        bytes[offset % bytes.length] = byte;
        expect(readsOrRefuses(bytes)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a reader", () => {
  it("returns the rest as a cell", () => {
    fc.assert(
      fc.property(BITS, fc.nat(300), (bits, from) => {
        const start = Math.min(from, bits.length);
        const whole = beginCell();
        const rest = beginCell();
        for (const [at, bit] of bits.entries()) {
          whole.storeBit(bit);
          if (at >= start) rest.storeBit(bit);
        }
        const reader = new RawCellReader(readBag(whole.endCell().toBoc()));
        reader.skip(start);
        expect(reader.rest().hash).toBe(hashOf(rest.endCell()));
      }),
    );
  });

  it("reads numbers of any size at any offset", () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }),
        fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
        (gap, big, small) => {
          const cell = beginCell()
            .storeUint(0, gap)
            .storeCoins(big >> 8n)
            .storeUint(big, 128)
            .storeInt(small, 32);
          const reader = new RawCellReader(readBag(cell.endCell().toBoc()));
          reader.skip(gap);
          expect([reader.coins(), reader.big(128), reader.int(32)]).toEqual([big >> 8n, big, small]);
          expect(() => reader.bit()).toThrow(BagError);
        },
      ),
    );
  });
});
