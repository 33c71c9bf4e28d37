import { describe, expect, it } from "vitest";
import { readTrace, wireTrace, type Plan } from "../../../testing/domain/trace/test-trace-json";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import { grownPart, linkedWith } from "./loaded-part";

/** A chain of five, the second of which has another child. */
const PLANS: readonly Plan[] = [
  { parent: null, account: 0 },
  { parent: 0, account: 1 },
  { parent: 1, account: 2 },
  { parent: 2, account: 3 },
  { parent: 3, account: 4 },
  { parent: 1, account: 5 },
];

const all = Object.values(readTrace(wireTrace(PLANS, "large")).transactions ?? {}).toSorted((a, b) =>
  Number(a.lt - b.lt),
);

function at(place: number): Transaction {
  const found = all[place];
  if (found === undefined) throw new Error(`no transaction ${place}`);
  return found;
}

const places = (transactions: readonly Transaction[]) =>
  transactions.map((one) => all.indexOf(one)).toSorted((a, b) => a - b);

describe("a trace that is loaded piece by piece", () => {
  it("grows into one tree by the neighbours of the opened transactions", () => {
    const first = grownPart(undefined, at(0), [at(1)], {});
    expect(places(linkedWith(first, at(0).hash))).toEqual([0, 1]);
    const second = grownPart(first, at(1), [at(0), at(2), at(5)], {});
    expect(places(linkedWith(second, at(1).hash))).toEqual([0, 1, 2, 5]);
    expect([...second.opened]).toEqual([at(0).hash, at(1).hash]);
    expect(second.transactions).toHaveLength(4);
  });

  it("leaves out transactions that are not linked with that of the page", () => {
    const parts = grownPart(grownPart(undefined, at(0), [at(1)], {}), at(4), [at(3)], {});
    expect(places(linkedWith(parts, at(4).hash))).toEqual([3, 4]);
    expect(places(linkedWith(parts, at(1).hash))).toEqual([0, 1]);
    const joined = grownPart(parts, at(2), [at(1), at(3)], {});
    expect(places(linkedWith(joined, at(4).hash))).toEqual([0, 1, 2, 3, 4]);
  });

  it("keeps the newest state of a transaction, and drops the oldest ones beyond its limit", () => {
    const before = grownPart(undefined, at(0), [at(1)], {});
    const newer = { ...at(1), lt: at(1).lt };
    expect(grownPart(before, newer, [], {}).transactions).toEqual([newer, at(0)]);
    const many = Array.from({ length: 299 }, () => ({ ...at(3) }));
    const full = grownPart(before, at(2), many, {});
    expect(full.transactions).not.toContain(at(0));
    expect([...full.opened]).toEqual([at(2).hash]);
  });
});
