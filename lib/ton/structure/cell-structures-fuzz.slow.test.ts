import { beginCell, Cell } from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzRuns } from "../../../testing/ton/fuzz-runs";
import { librariesIn } from "../vm/libraries";
import { openMessage } from "../sending/open-message";
import { FormatError } from "../value/format-error";
import { readShardAccount } from "./account-cell";
import { bagOf } from "./cell-parts";
import { readMessageCell } from "./message-cell";
import { readOutActions } from "./out-actions";
import { readTransactionCell } from "./transaction-cell";

/** Untrusted structures that a simulation reads: messages, transactions, accounts, lists of actions. */

/** The same cell twice, and that pair twice again: as many entries as there are paths. */
function doubled(leaf: Cell, times: number): Cell {
  let cell = leaf;
  for (let level = 0; level < times; level += 1)
    cell = beginCell().storeUint(0b00, 2).storeRef(cell).storeRef(cell).endCell();
  return cell;
}

/** A full dictionary with keys of that many bits, in one cell for each bit. */
const fullDictionary = (bits: number) =>
  doubled(beginCell().storeUint(0b00, 2).storeUint(0, 40).endCell(), bits);

const DESTINATION = beginCell().storeUint(0b100, 3).storeUint(0, 8).storeUint(7, 256).endCell().beginParse();

function externalWith(libraries: Cell): Cell {
  return beginCell()
    .storeUint(0b10_00, 4)
    .storeSlice(DESTINATION.clone())
    .storeCoins(0)
    .storeUint(0b10, 2)
    .storeUint(0b0000, 4)
    .storeMaybeRef(libraries)
    .storeBit(false)
    .endCell();
}

function internalWith(extra: Cell): Cell {
  return beginCell()
    .storeUint(0b0110, 4)
    .storeSlice(DESTINATION.clone())
    .storeSlice(DESTINATION.clone())
    .storeCoins(1)
    .storeMaybeRef(extra)
    .storeCoins(0)
    .storeCoins(0)
    .storeUint(0, 96)
    .storeUint(0, 2)
    .endCell();
}

/** Short enough for waiting visitors, even on a busy machine. */
function inTime<T>(read: () => T): T {
  const startMs = performance.now();
  const result = read();
  expect(performance.now() - startMs).toBeLessThan(1_000);
  return result;
}

describe("a few cells that unfold to billions of entries", () => {
  it("are not followed as libraries of a message", () => {
    const message = externalWith(fullDictionary(256));
    expect(inTime(() => readMessageCell(message).init?.libraries)).not.toBeNull();
    expect(inTime(() => openMessage(Uint8Array.from(message.toBoc())).init)).not.toBeNull();
    expect(inTime(() => librariesIn([bagOf(message)]))).toEqual([]);
  });

  it("are read as other currencies up to a limit", () => {
    const { header } = inTime(() => readMessageCell(internalWith(fullDictionary(32))));
    expect(header.is === "internal" ? Object.keys(header.value.extra).length : 0).toBe(100);
  });

  it("are refused as messages of a transaction", () => {
    const messages = beginCell().storeBit(false).storeMaybeRef(fullDictionary(15)).endCell();
    const cell = beginCell()
      .storeUint(0b0111, 4)
      .storeUint(0, 256 + 64 + 256 + 64 + 32)
      .storeUint(5, 15)
      .storeUint(0, 4)
      .storeRef(messages)
      .storeCoins(0)
      .storeBit(false)
      .storeRef(beginCell().storeUint(0x72, 8).storeUint(0, 512).endCell())
      .storeRef(Cell.EMPTY)
      .endCell();
    expect(() => inTime(() => readTransactionCell(cell))).toThrow(FormatError);
  });

  it("are refused as a list of actions", () => {
    let list = Cell.EMPTY;
    for (let level = 0; level < 400; level += 1)
      list = beginCell().storeRef(list).storeUint(level, 32).endCell();
    expect(() => inTime(() => readOutActions(list))).toThrow(FormatError);
  });
});

const TREES = fc
  .array(
    fc.record({
      bits: fc.integer({ min: 0, max: 300 }),
      hex: fc.uint8Array({ minLength: 38, maxLength: 38 }),
      refs: fc.array(fc.nat(30), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) => {
    const cells: Cell[] = [];
    for (const { bits, hex, refs } of rows) {
      const all = beginCell().storeBuffer(Buffer.from(hex)).endCell().beginParse();
      const builder = beginCell().storeBits(all.loadBits(bits));
      for (const ref of cells.length === 0 ? [] : refs)
        builder.storeRef(cells[ref % cells.length] ?? Cell.EMPTY);
      cells.push(builder.endCell());
    }
    return cells.at(-1) ?? Cell.EMPTY;
  });

/** Begins like a known structure, so that reading goes on. */
const BEGINNINGS = fc
  .tuple(TREES, fc.constantFrom("0", "10", "1000100", "0111", "0110100"))
  .map(([tree, beginning]) => {
    const builder = beginCell();
    for (const bit of beginning) builder.storeBit(bit === "1");
    const rest = tree.beginParse();
    builder.storeBits(rest.loadBits(Math.min(rest.remainingBits, 1_000)));
    while (rest.remainingRefs > 0) builder.storeRef(rest.loadRef());
    return builder.endCell();
  });

const READERS = [readMessageCell, readTransactionCell, readShardAccount, readOutActions] as const;

function isReadOrRefused(read: (cell: Cell) => unknown, cell: Cell): boolean {
  try {
    return read(cell) !== null;
  } catch (error) {
    return error instanceof FormatError;
  }
}

describe("any cells", () => {
  it("are read or refused by every reader", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(BEGINNINGS, (cell) => {
        expect(READERS.filter((read) => !isReadOrRefused(read, cell))).toEqual([]);
      }),
      fuzzRuns("structures of the network"),
    );
  });
});
