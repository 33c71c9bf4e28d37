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

test("a royalty has a share of the price and a receiver", () => {
  expect(nftRoyalty(0, [num(50n), num(1_000n), slice()])).toMatchObject({
    is: "share",
    share: 0.05,
    to: { address: raw(CREATOR), name: null },
  });
  expect(nftRoyalty(0, [num(1n), num(1n), slice()])).toMatchObject({ share: 1 });
});

test.each([
  ["an empty address", slice(beginCell().storeUint(0, 2).endCell())],
  ["more than an address", slice(beginCell().storeAddress(CREATOR).storeBit(true).endCell())],
  ["a malformed cell", { type: "slice", boc: "AAAA" } as const],
  ["a number", num(1n)],
  ["null", { type: "null" } as const],
])("a royalty has no receiver if the contract returns %s for it", (_, to) => {
  expect(nftRoyalty(0, [num(1n), num(8n), to])).toEqual({ is: "share", share: 0.125, to: null });
});

test("a numerator of zero means no royalty, whatever the other values are", () => {
  expect(nftRoyalty(0, [num(0n), num(0n), slice()])).toEqual({ is: "none" });
});

test.each([
  ["a missing method", 11, []],
  ["a failed method", 9, [num(1n), num(10n), slice()]],
  ["too few values", 0, [num(1n)]],
  ["a share above one", 0, [num(11n), num(10n), slice()]],
  ["a denominator of zero", 0, [num(1n), num(0n), slice()]],
  ["a negative numerator", 0, [num(-1n), num(10n), slice()]],
  ["values of another type", 0, [slice(), slice(), slice()]],
])("a royalty is undeclared because of %s", (_, exitCode, stack) => {
  expect(nftRoyalty(exitCode, stack)).toEqual({ is: "undeclared" });
});
