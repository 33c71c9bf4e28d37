import { describe, expect, it } from "vitest";
import { currencyFlows } from "./currency-flow";
import { readTrace, wireTrace, type Plan } from "../../../../testing/domain/trace/test-trace-json";

const paid = (amount: string): Partial<Plan> => ({ message: { value_extra_currencies: { "100": amount } } });

/** A sends 70 units of currency 100 to B, which sends 20 of them on to C. */
const PLANS: readonly Plan[] = [
  { parent: null, account: 0 },
  { parent: 0, account: 1, ...paid("70") },
  { parent: 1, account: 2, ...paid("20") },
];

interface Held {
  readonly before: object;
  readonly after: object;
}

/** The transactions of the trace with the recorded balances of other currencies. */
function transactionsOf(plans: readonly Plan[], held: readonly (Held | null)[] = []) {
  const row = wireTrace(plans);
  const transactions = Object.values(row.transactions).map((one, place) => {
    const states = held[place] ?? null;
    const before =
      states === null ? { hash: one.hash } : { ...one.account_state_before, extra_currencies: states.before };
    const after =
      states === null ? { hash: one.hash } : { ...one.account_state_after, extra_currencies: states.after };
    return [one.hash, { ...one, account_state_before: before, account_state_after: after }];
  });
  return Object.values(
    readTrace({ ...row, transactions: Object.fromEntries(transactions) }).transactions ?? {},
  );
}

const changes = (flows: ReturnType<typeof currencyFlows>) => flows.accounts.map(({ change }) => change);

describe("the flow of extra currencies", () => {
  it("follows from the messages where balances are not on record", () => {
    const flows = currencyFlows(transactionsOf(PLANS));
    expect(changes(flows)).toEqual([-70n, 50n, 20n]);
    expect(flows.sums).toEqual([
      { currency: "100", incoming: 0n, inFlight: 0n, fees: 0n, changes: 0n, remainder: 0n },
    ]);
  });

  it("follows from recorded balances, with the difference as the remainder", () => {
    const held = [
      { before: { "100": "90" }, after: { "100": "20" } },
      { before: {}, after: { "100": "49" } },
      { before: {}, after: { "100": "20" } },
    ];
    const flows = currencyFlows(transactionsOf(PLANS, held));
    expect(changes(flows)).toEqual([-70n, 49n, 20n]);
    expect(flows.sums[0]).toMatchObject({ changes: -1n, remainder: 1n });
  });

  it("counts messages from outside of the trace and messages that were not received", () => {
    const [, second] = transactionsOf(PLANS);
    const flows = currencyFlows(second === undefined ? [] : [second]);
    expect(flows.sums[0]).toMatchObject({ incoming: 70n, inFlight: 20n, changes: 50n, remainder: 0n });
  });

  it("is empty if currencies do not move, and if there are none", () => {
    const same = { before: { "100": "5" }, after: { "100": "5" } };
    const plain: readonly Plan[] = [{ parent: null, account: 0 }];
    expect(currencyFlows(transactionsOf(plain, [same]))).toEqual({ accounts: [], sums: [] });
    expect(currencyFlows(transactionsOf(plain))).toEqual({ accounts: [], sums: [] });
  });
});
