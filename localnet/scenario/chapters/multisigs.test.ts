import { Dictionary, type Address, type Cell, type Transaction } from "@ton/core";
import { beforeAll, expect, it } from "vitest";
import { multisigOf, MULTISIGS, orderAddress, type MultisigName } from "../multisigs";
import type { ResidentName } from "../residents";
import { tellChapters, TEST_SPAN, TEST_TOWN as town } from "../test-chapters";
import type { TestStage } from "../test-stage";
import { founding } from "./founding";
import { multisigs } from "./multisigs";

let stage: TestStage;

beforeAll(async () => {
  stage = await tellChapters([founding, multisigs]);
}, 60_000);

const ADDRESSES = {
  serialize: () => expect.unreachable(),
  parse: (slice: ReturnType<Cell["beginParse"]>) => slice.loadAddress(),
};

const dataOf = (address: Address) => {
  const data = stage.dataOf(address);
  if (data === null) throw new Error(`nothing at ${address.toRawString()}`);
  return data.beginParse();
};

const listOf = (root: Cell) =>
  Dictionary.loadDirect(Dictionary.Keys.Uint(8), ADDRESSES, root).values().map(String);

const addressesOf = (names: readonly ResidentName[]) => names.map((name) => String(town.addressOf(name)));

/** What the order says of itself: how many approve of it, and whether it was sent for execution. */
function orderState(name: MultisigName, number: number) {
  const data = dataOf(orderAddress(multisigOf(town, name).address, number));
  data.loadAddress();
  data.loadUintBig(256);
  const threshold = data.loadUint(8);
  const executed = data.loadBit();
  const mask = data.loadUintBig(256);
  return { threshold, executed, mask, approvals: data.loadUint(8), expiresAt: data.loadUint(48) };
}

const exitCode = ({ description }: Transaction) =>
  description.type === "generic" && description.computePhase.type === "vm"
    ? description.computePhase.exitCode
    : null;

it("leaves orders that were done, that came too late, and that wait", () => {
  const executed = (name: MultisigName, numbers: readonly number[]) =>
    numbers.map((number) => orderState(name, number).executed);
  expect(executed("bakery", [0, 1, 2, 3, 4, 5, 6])).toEqual([true, true, false, true, true, true, false]);
  expect(executed("council", [0, 1, 2, 3, 4])).toEqual([true, true, false, false, false]);
  expect(executed("choir", [1_815])).toEqual([true]);
  expect(orderState("council", 3)).toMatchObject({ threshold: 3, mask: 0b10001n, approvals: 2 });
  expect(orderState("council", 2).expiresAt).toBeLessThan(TEST_SPAN.to);
});

it("has the signers that an order has made it have, and the next number", () => {
  const read = (name: MultisigName) => {
    const data = dataOf(multisigOf(town, name).address);
    return { next: data.loadUintBig(256), threshold: data.loadUint(8), signers: listOf(data.loadRef()) };
  };
  expect(read("bakery")).toEqual({
    next: 7n,
    threshold: 2,
    signers: addressesOf([...MULTISIGS.bakery.signers, "quentin"]),
  });
  expect(read("council")).toEqual({
    next: 5n,
    threshold: 3,
    signers: addressesOf(MULTISIGS.council.signers),
  });
  expect(read("choir").next).toBe(0n);
});

it.each([
  ["a stranger who proposes", 1007],
  ["one who approves and is no signer", 106],
  ["an order that was approved by the signers of before", 102],
])("refuses %s", (_who, code) => {
  expect(stage.transactions.filter((each) => exitCode(each) === code)).toHaveLength(1);
});

it("answers what comes too late, twice, or when all is done, with the reason", () => {
  const REJECTED = 0xafaf283e;
  const reasons = stage.transactions.flatMap(({ inMessage }) => {
    const body = inMessage?.body.beginParse();
    const rejected = body !== undefined && body.remainingBits >= 32 && body.loadUint(32) === REJECTED;
    return rejected ? [body.skip(64).loadUint(32)] : [];
  });
  expect(reasons.toSorted((one, other) => one - other)).toEqual([107, 111, 112]);
});

it("pays out of what belongs to all", () => {
  const paid = stage.transactions.flatMap(({ inMessage }) => {
    const info = inMessage?.info;
    return info?.type === "internal" && info.src.equals(multisigOf(town, "council").address) && !info.bounced
      ? [[String(info.dest), info.value.coins]]
      : [];
  });
  expect(paid).toContainEqual([String(town.addressOf("quentin")), 20_000_000_000n]);
  expect(paid).toContainEqual([String(town.addressOf("tove")), 15_000_000_000n]);
});
