import { describe, expect, it } from "vitest";
import { currencyFlows } from "./currency-flow";
import { readTrace, wireTrace, type Plan } from "../../../testing/domain/trace/test-wire";

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

/** The transactions of the trace, with what their accounts held in other currencies, if it is on record. */
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

describe("where the currencies besides the coin went", () => {
  it("follows from the messages where balances are not on record", () => {
    const flows = currencyFlows(transactionsOf(PLANS));
    expect(changes(flows)).toEqual([-70n, 50n, 20n]);
    expect(flows.sums).toEqual([
      { currency: "100", outside: 0n, onTheWay: 0n, fees: 0n, changes: 0n, left: 0n },
    ]);
  });

  it("is what the balances say where they are, and what does not fit is left over", () => {
    const held = [
      { before: { "100": "90" }, after: { "100": "20" } },
      { before: {}, after: { "100": "49" } },
      { before: {}, after: { "100": "20" } },
    ];
    const flows = currencyFlows(transactionsOf(PLANS, held));
    expect(changes(flows)).toEqual([-70n, 49n, 20n]);
    expect(flows.sums[0]).toMatchObject({ changes: -1n, left: 1n });
  });

  it("counts what came from elsewhere, and what nobody has received", () => {
    const [, second] = transactionsOf(PLANS);
    const flows = currencyFlows(second === undefined ? [] : [second]);
    expect(flows.sums[0]).toMatchObject({ outside: 70n, onTheWay: 20n, changes: 50n, left: 0n });
  });

  it("is nothing where some are only held, and where there are none", () => {
    const same = { before: { "100": "5" }, after: { "100": "5" } };
    const plain: readonly Plan[] = [{ parent: null, account: 0 }];
    expect(currencyFlows(transactionsOf(plain, [same]))).toEqual({ accounts: [], sums: [] });
    expect(currencyFlows(transactionsOf(plain))).toEqual({ accounts: [], sums: [] });
  });
});
