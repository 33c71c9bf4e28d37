import * as fc from "fast-check";
import { expect, it } from "vitest";
import { balanceConcentration } from "./balance-concentration";

const balances = fc
  .array(fc.bigInt({ min: 0n, max: 2n ** 63n }), { minLength: 1, maxLength: 1_200 })
  .map((all) => all.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)));

it("the concentration grows to the sum of all balances", () => {
  fc.assert(
    fc.property(balances, (all) => {
      const points = balanceConcentration(all);
      const sum = all.reduce((one, other) => one + other, 0n);
      for (const [place, point] of points.entries()) {
        expect(point.balance).toBe(all.slice(0, point.accounts).reduce((one, other) => one + other, 0n));
        const before = points[place - 1];
        expect(before === undefined || before.accounts < point.accounts).toBe(true);
        expect(before === undefined || before.share <= point.share).toBe(true);
      }
      expect(points.at(-1)).toEqual(
        sum === 0n ? undefined : { accounts: all.length, balance: sum, share: 1 },
      );
    }),
  );
});

it("the concentration has points at 1, 2, 3, 5, 10 and so on, and at the number of all accounts", () => {
  const counts = balanceConcentration(Array.from({ length: 60 }, () => 1n)).map(({ accounts }) => accounts);
  expect(counts).toEqual([1, 2, 3, 5, 10, 20, 30, 50, 60]);
  expect(balanceConcentration([])).toEqual([]);
});
