import { Address, beginCell } from "@ton/core";
import { expect, test } from "vitest";
import { raw } from "../../../testing/ton/bodies/test-bodies";
import type { StackValue } from "../../toncenter/stack";
import { nftRoyalty } from "./nft-royalty";

const CREATOR = new Address(0, Buffer.alloc(32, 7));
const num = (value: bigint): StackValue => ({ type: "num", value });
const slice = (cell = beginCell().storeAddress(CREATOR).endCell()): StackValue => ({
  type: "slice",
  boc: cell.toBoc().toString("base64"),
});

test("a royalty is a share of the price and its receiver", () => {
  expect(nftRoyalty(0, [num(50n), num(1_000n), slice()])).toMatchObject({
    is: "share",
    share: 0.05,
    to: { address: raw(CREATOR), name: null },
  });
  expect(nftRoyalty(0, [num(1n), num(1n), slice()])).toMatchObject({ share: 1 });
});

test.each([
  ["nobody", slice(beginCell().storeUint(0, 2).endCell())],
  ["more than an address", slice(beginCell().storeAddress(CREATOR).storeBit(true).endCell())],
  ["no cell at all", { type: "slice", boc: "AAAA" } as const],
  ["a number", num(1n)],
  ["nothing", { type: "null" } as const],
])("the receiver can be %s", (_, to) => {
  expect(nftRoyalty(0, [num(1n), num(8n), to])).toEqual({ is: "share", share: 0.125, to: null });
});

test("a numerator of zero is no royalty, whatever the rest", () => {
  expect(nftRoyalty(0, [num(0n), num(0n), slice()])).toEqual({ is: "none" });
});

test.each([
  ["a missing method", 11, []],
  ["a failed method", 9, [num(1n), num(10n), slice()]],
  ["too few values", 0, [num(1n)]],
  ["more than all", 0, [num(11n), num(10n), slice()]],
  ["nothing to divide by", 0, [num(1n), num(0n), slice()]],
  ["a negative part", 0, [num(-1n), num(10n), slice()]],
  ["other values", 0, [slice(), slice(), slice()]],
])("%s declares nothing", (_, exitCode, stack) => {
  expect(nftRoyalty(exitCode, stack)).toEqual({ is: "undeclared" });
});
