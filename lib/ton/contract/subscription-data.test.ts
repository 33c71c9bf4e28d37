import { Address, beginCell, type Cell } from "@ton/core";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { raw } from "../../../testing/ton/bodies/test-bodies";
import { readBoc } from "../cell/boc";
import { readSubscriptionData } from "./subscription-data";

const [WALLET, SHOP] = [new Address(0, Buffer.alloc(32, 1)), new Address(-1, Buffer.alloc(32, 2))];

function read(cell: Cell) {
  const graph = readBoc(new Uint8Array(cell.toBoc()));
  return readSubscriptionData(graph, graph.roots[0] ?? -1);
}

const uint32 = fc.nat(2 ** 32 - 1);

const written = (amount: bigint, numbers: readonly number[]) =>
  numbers.reduce(
    (builder, value, place) => builder.storeUint(value, place === 5 ? 8 : 32),
    beginCell().storeAddress(WALLET).storeAddress(SHOP).storeCoins(amount),
  );

test("reads what the plugin stores, to the last bit", () => {
  const numbers = fc.tuple(uint32, uint32, uint32, uint32, uint32, fc.nat(255), uint32);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 120n - 1n }), numbers, (amount, all) => {
      const [period, start, retryAfter, lastPayment, lastRequest, failedAttempts, id] = all;
      expect(read(written(amount, all).endCell())).toEqual({
        wallet: raw(WALLET),
        beneficiary: raw(SHOP),
        amount,
        period,
        start,
        retryAfter,
        lastPayment,
        lastRequest,
        failedAttempts,
        id,
      });
    }),
  );
});

test("returns null for data of another form", () => {
  const all = [1, 2, 3, 4, 5, 6, 7];
  expect(read(written(1n, all).storeBit(true).endCell())).toBeNull();
  expect(read(written(1n, all.slice(0, 6)).endCell())).toBeNull();
  expect(read(written(1n, all).storeRef(beginCell()).endCell())).toBeNull();
  expect(read(beginCell().storeUint(0, 600).endCell())).toBeNull();
  expect(read(beginCell().endCell())).toBeNull();
});
