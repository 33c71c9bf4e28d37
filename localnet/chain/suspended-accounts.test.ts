import { Address, Cell } from "@ton/core";
import { expect, test } from "vitest";
import { isSuspended, SUSPENDED_ACCOUNT, suspendedList } from "./suspended-accounts";

const other = new Address(-1, SUSPENDED_ACCOUNT.hash);

test("accounts in the list are suspended until its time", () => {
  const list = suspendedList([SUSPENDED_ACCOUNT], 1_000);
  expect(isSuspended(list, SUSPENDED_ACCOUNT, 999)).toBe(true);
  expect(isSuspended(list, SUSPENDED_ACCOUNT, 1_000)).toBe(false);
  expect(isSuspended(list, other, 1)).toBe(false);
  expect(isSuspended(suspendedList([other], 10), other, 1)).toBe(true);
  expect(isSuspended(suspendedList([], 10), other, 1)).toBe(false);
  expect(isSuspended(null, other, 1)).toBe(false);
});

test("an empty list is encoded as on mainnet", () => {
  const empty = new Cell({ bits: suspendedList([], 0).bits });
  expect(empty.bits.toString()).toBe("00000000004_");
});
