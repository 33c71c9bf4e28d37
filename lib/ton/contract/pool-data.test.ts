import { beginCell, Dictionary, type Builder } from "@ton/core";
import { expect, test } from "vitest";
import { readBoc } from "../cell/boc";
import { readPoolData } from "./pool-data";

const COIN = 1_000_000_000n;

function read(cell: Builder) {
  const graph = readBoc(new Uint8Array(cell.endCell().toBoc()));
  return readPoolData(graph, graph.roots[0] ?? -1);
}

const terms = () =>
  beginCell()
    .storeBuffer(Buffer.alloc(32, 7))
    .storeUint(3_000, 16)
    .storeUint(40, 16)
    .storeCoins(100_000n * COIN)
    .storeCoins(5_000n * COIN);

function data(of: Builder = terms()) {
  const nominators = Dictionary.empty(Dictionary.Keys.BigUint(256), Dictionary.Values.BigVarUint(4));
  nominators.set(5n, 8_000n * COIN);
  return beginCell()
    .storeUint(2, 8)
    .storeUint(1, 16)
    .storeCoins(209_999n * COIN)
    .storeCoins(205_000n * COIN)
    .storeRef(of)
    .storeDict(nominators)
    .storeBit(false)
    .storeUint(1_795_388_570, 32)
    .storeUint(1n, 256)
    .storeUint(1, 8)
    .storeUint(1_795_388_571, 32)
    .storeUint(50_400, 32)
    .storeBit(false);
}

test("reads the terms and the stake of a pool", () => {
  expect(read(data())).toEqual({
    state: 2,
    nominators: 1,
    sent: 209_999n * COIN,
    validatorAmount: 205_000n * COIN,
    validator: `-1:${"07".repeat(32)}`,
    validatorShare: 3_000,
    maxNominators: 40,
    minValidatorStake: 100_000n * COIN,
    minNominatorStake: 5_000n * COIN,
    hasWithdrawals: false,
  });
});

test("returns null for data of another form", () => {
  expect(read(data().storeBit(true))).toBeNull();
  expect(read(data(terms().storeUint(0, 1)))).toBeNull();
  expect(read(data().storeRef(beginCell()))).toBeNull();
  expect(read(beginCell().storeUint(0, 600))).toBeNull();
  expect(read(beginCell())).toBeNull();
});
