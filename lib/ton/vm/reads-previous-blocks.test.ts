import { assert, constantFrom, integer, property, uint8Array } from "fast-check";
import { beginCell } from "@ton/core";
import { expect, it } from "vitest";
import { readsPreviousBlocks } from "./reads-previous-blocks";

const ASKING = ["f83400", "f83401", "f83402", "f8810d", "f82d", "ed47", "ede0"];

it("finds the instructions at every bit of a cell", () => {
  assert(
    property(
      constantFrom(...ASKING),
      integer({ min: 0, max: 700 }),
      uint8Array({ maxLength: 30 }),
      (digits, before, after) => {
        const cell = beginCell()
          .storeUint(0n, before % 256)
          .storeUint(0n, before >> 2)
          .storeBuffer(Buffer.from(digits, "hex"))
          .storeBuffer(Buffer.from(after))
          .endCell();
        return readsPreviousBlocks(cell.toBoc());
      },
    ),
  );
});

it("finds no other instructions", () => {
  for (const digits of ["f82c", "f83500", "ed44", "f8810c", "f834"]) {
    const cell = beginCell().storeBuffer(Buffer.from(digits, "hex")).storeUint(0xff, 8).endCell();
    expect({ digits, asks: readsPreviousBlocks(cell.toBoc({ idx: false, crc32: false })) }).toEqual({
      digits,
      asks: false,
    });
  }
});
