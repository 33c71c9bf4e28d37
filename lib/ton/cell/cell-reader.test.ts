import { Address, beginCell } from "@ton/core";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readBoc } from "./boc";
import { CellReader } from "./cell-reader";

function readerOf(cell: ReturnType<typeof beginCell>): CellReader {
  const [root] = readBoc(new Uint8Array(cell.endCell().toBoc())).cells;
  if (root === undefined) throw new Error("no cell");
  return new CellReader(root);
}

test("values are read back as they were written (property)", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      fc.bigInt({ min: 0n, max: 2n ** 120n - 1n }),
      fc.constantFrom(-1, 0, 5),
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      (number, amount, workchain, bytes) => {
        const address = new Address(workchain, Buffer.from(bytes));
        const reader = readerOf(
          beginCell().storeUint(5, 3).storeUint(number, 64).storeCoins(amount).storeAddress(address),
        );
        expect([reader.uint(3), reader.uint(64), reader.coins(), reader.address()]).toEqual([
          5n,
          number,
          amount,
          `${workchain}:${Buffer.from(bytes).toString("hex").toUpperCase()}`,
        ]);
        expect(reader.uint(1)).toBeNull();
      },
    ),
  );
});

test("values that are cut off, and empty addresses, are read as null", () => {
  expect(readerOf(beginCell().storeUint(15, 4).storeUint(1, 8)).coins()).toBeNull();
  expect(readerOf(beginCell().storeAddress(null)).address()).toBeNull();
  expect(readerOf(beginCell().storeUint(4, 3).storeUint(0, 100)).address()).toBeNull();
  expect(readerOf(beginCell()).uint(1)).toBeNull();
});
