import { expect, test } from "vitest";
import { parseAddress } from "../../../ton/address/read-address";
import { lockedAt } from "./vesting-wallet";

const DAY = 86_400;
const address = parseAddress(`0:${"A".repeat(64)}`);
const contract = {
  address,
  start_time: 1_000,
  total_duration: 10 * DAY,
  unlock_period: DAY,
  cliff_duration: 3 * DAY,
  sender_address: null,
  owner_address: null,
  total_amount: 1_000n,
  whitelist: [],
};

test("nothing is free before the cliff, then a part with each period, and all of it in the end", () => {
  const after = (days: number) => lockedAt(contract, 1_000 + days * DAY);
  expect([after(-1), after(2.9), after(3), after(3.9), after(9.9), after(10.1)]).toEqual([
    1_000n,
    1_000n,
    700n,
    700n,
    100n,
    0n,
  ]);
});

test("is not known without all figures, and never divides by none", () => {
  expect(lockedAt({ ...contract, start_time: null }, 5_000)).toBeNull();
  expect(lockedAt({ ...contract, unlock_period: 0 }, 5_000)).toBe(1_000n);
});
