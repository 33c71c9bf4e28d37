import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coinFlows } from "./coin-flow";
import { readTrace, wireTrace, type Plan } from "../../../../testing/domain/trace/test-trace-json";

const RUNS = { numRuns: 40 };

const coins = fc.bigInt({ min: 0n, max: 10n ** 9n });

const plans = fc
  .array(fc.record({ back: fc.nat(1_000), account: fc.nat(5), value: coins, fees: coins, forward: coins }), {
    maxLength: 20,
  })
  .map((rows): readonly Plan[] => [
    { parent: null, account: 0, fees: 5n },
    ...rows.map(({ back, ...row }, place) => ({ ...row, parent: back % (place + 1) })),
  ]);

function transactionsOf(row: unknown) {
  return Object.values(readTrace(row).transactions ?? {});
}

describe("the flow of coins", () => {
  it("balances to the last unit, by messages and by balances (property)", () => {
    fc.assert(
      fc.property(plans, (all) => {
        const { accounts, sum } = coinFlows(transactionsOf(wireTrace(all)));
        expect(sum.remainder).toBe(0n);
        expect(sum.recorded).toBe(accounts.length);
        for (const { recorded, change } of accounts) expect(recorded).toBe(change);
        expect(accounts.reduce((rest, { sent, received }) => rest + received - sent, 0n)).toBe(0n);
        expect(sum.changes).toBe(-sum.fees);
      }),
      RUNS,
    );
  });

  it("balances with messages in flight and messages from outside of the trace (property)", () => {
    fc.assert(
      fc.property(plans, fc.nat(), (all, which) => {
        const transactions = transactionsOf(wireTrace(all));
        const rest = transactions.filter((_, place) => place !== which % transactions.length);
        expect(coinFlows(rest).sum.remainder).toBe(0n);
      }),
      RUNS,
    );
  });

  it.each([null, "ext$32:DEADBEEF"])("needs no amount of a log to %s", (destination) => {
    const row = wireTrace([
      { parent: null, account: 0, fees: 7n },
      { parent: 0, account: 1, log: true, message: { destination } },
    ]);
    expect(coinFlows(transactionsOf(row)).sum).toMatchObject({ remainder: 0n, unknownAmounts: 0 });
  });

  it("shows the difference when a balance contradicts the messages", () => {
    const row = wireTrace([
      { parent: null, account: 0, fees: 7n },
      { parent: 0, account: 1, value: 100n, forward: 3n, fees: 2n },
    ]);
    const [first, second] = Object.values(row.transactions);
    if (first === undefined || second === undefined) throw new Error("no transactions");
    const burnt = { ...second.account_state_after, balance: second.account_state_before.balance };
    const changed = { ...second, account_state_after: burnt };
    const transactions = { [first.hash]: first, [second.hash]: changed };
    const { sum } = coinFlows(transactionsOf({ ...row, transactions }));
    expect(sum.remainder).toBe(98n);
  });

  it("falls back to the messages where balances are not on record, and counts the recorded ones", () => {
    const row = wireTrace([{ parent: null, account: 0, fees: 7n }]);
    const [first] = Object.values(row.transactions);
    if (first === undefined) throw new Error("no transaction");
    const transactions = { [first.hash]: { ...first, account_state_before: { hash: first.hash } } };
    const { accounts, sum } = coinFlows(transactionsOf({ ...row, transactions }));
    expect([accounts[0]?.recorded, accounts[0]?.change, sum.recorded, sum.remainder]).toEqual([
      null,
      -7n,
      0,
      0n,
    ]);
    const created = { ...first, orig_status: "nonexist", account_state_before: { hash: first.hash } };
    const { accounts: recorded } = coinFlows(
      transactionsOf({ ...row, transactions: { [first.hash]: created } }),
    );
    expect(recorded[0]?.recorded).toBe(BigInt(first.account_state_after.balance));
  });

  it("counts unknown amounts", () => {
    const row = wireTrace([
      { parent: null, account: 0 },
      { parent: 0, account: 1, message: { value: null } },
    ]);
    const [first, second] = Object.values(row.transactions);
    if (first === undefined || second === undefined) throw new Error("no transactions");
    const unknownAmounts = { ...second, total_fees: null };
    const transactions = { [first.hash]: first, [second.hash]: unknownAmounts };
    expect(coinFlows(transactionsOf({ ...row, transactions })).sum.unknownAmounts).toBe(3);
  });
});
