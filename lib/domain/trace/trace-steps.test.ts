import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Trace } from "../../toncenter/v3/v3-trace";
import { letterOf } from "./view/account-letters";
import { readTrace, wireTrace, type Plan } from "../../../testing/domain/trace/test-trace-json";
import { childrenOf, traceTree } from "./trace-steps";

const RUNS = { numRuns: 40 };

/** Any shape: the parent of each step comes before it; descendants of a lost message are omitted. */
const plans = fc
  .array(
    fc.record({
      back: fc.nat(1_000),
      account: fc.nat(4),
      fate: fc.constantFrom("received", "received", "received", "lost", "log"),
    }),
    { maxLength: 20 },
  )
  .map((rows) => {
    const all: Plan[] = [{ parent: null, account: 0 }];
    const received = [0];
    for (const { back, account, fate } of rows) {
      const parent = received[back % received.length] ?? 0;
      const place = all.push({ parent, account, lost: fate === "lost", log: fate === "log" }) - 1;
      if (fate === "received") received.push(place);
    }
    return all;
  });

/** For each message, the message that started the transaction that sent it. */
function shapeOf(trace: Pick<Trace, "trace" | "transactions">): ReadonlyMap<string, string | null> {
  const { steps } = traceTree(trace);
  return new Map(
    steps.map(({ message, parent }) => [
      message?.hash ?? "none",
      parent === null ? null : (steps[parent]?.message?.hash ?? "none"),
    ]),
  );
}

describe("the tree of a trace", () => {
  it("has every transaction and every message once, below its cause (property)", () => {
    fc.assert(
      fc.property(plans, (all) => {
        const trace = readTrace(wireTrace(all));
        const { steps } = traceTree(trace);
        expect(steps).toHaveLength(all.length);
        const shape = shapeOf(trace);
        expect(shape.size).toBe(all.length);
        for (const [place, step] of steps.entries()) {
          expect(step.parent ?? -1).toBeLessThan(place);
          expect(step.depth).toBe(step.parent === null ? 0 : (steps[step.parent]?.depth ?? 0) + 1);
        }
        const kinds = (kind: string) => steps.filter((step) => step.kind === kind).length;
        expect(kinds("log")).toBe(all.filter(({ log }) => log).length);
        expect(kinds("message")).toBe(all.filter(({ lost }) => lost).length);
      }),
      RUNS,
    );
  });

  it("is the same without the service's own tree (property)", () => {
    fc.assert(
      fc.property(plans, (all) => {
        const trace = readTrace(wireTrace(all));
        expect(shapeOf({ ...trace, trace: null })).toEqual(shapeOf(trace));
        expect(shapeOf({ ...trace, trace: (trace.trace ?? []).slice(0, 1) })).toEqual(shapeOf(trace));
      }),
      RUNS,
    );
  });

  it("loses nothing when a transaction in the middle is missing (property)", () => {
    fc.assert(
      fc.property(plans, fc.nat(), (all, which) => {
        const trace = readTrace(wireTrace(all));
        const rows = Object.entries(trace.transactions ?? {});
        const missing = rows[which % rows.length]?.[0];
        const transactions = Object.fromEntries(rows.filter(([hash]) => hash !== missing));
        const { steps } = traceTree({ ...trace, transactions });
        expect(steps.filter(({ kind }) => kind === "omitted").map(({ hash }) => hash)).toEqual([missing]);
        expect(steps.filter(({ kind }) => kind === "transaction")).toHaveLength(rows.length - 1);
        // Without any tree it is a message that was not received, and what follows is a separate root.
        const alone = traceTree({ trace: null, transactions });
        expect(alone.steps.filter(({ kind }) => kind === "transaction")).toHaveLength(rows.length - 1);
      }),
      RUNS,
    );
  });

  it("contains chains of 2,000 steps and 254 children of one step", () => {
    const chain = (length: number) =>
      wireTrace(
        Array.from({ length }, (_, place) => ({ parent: place === 0 ? null : place - 1, account: place })),
      );
    for (const row of [chain(600), { ...chain(2_000), trace: null }]) {
      const { steps, accounts } = traceTree(readTrace(row));
      const { length } = row.transactions_order;
      expect([steps.length, steps.at(-1)?.depth, accounts.length]).toEqual([length, length - 1, length]);
    }
    const fan = Array.from({ length: 255 }, (_, place): Plan => {
      return { parent: place === 0 ? null : 0, account: place };
    });
    const { steps } = traceTree(readTrace(wireTrace(fan)));
    expect(childrenOf(steps)[0]).toHaveLength(254);
  });

  it("terminates when messages form a cycle", () => {
    const row = wireTrace([
      { parent: null, account: 0 },
      { parent: 0, account: 1 },
    ]);
    const [first, second] = Object.values(row.transactions);
    if (first === undefined || second === undefined) throw new Error("no transactions");
    const [sent] = first.out_msgs;
    const back = { ...first, in_msg: { ...first.in_msg, hash: row.external_hash } };
    const round = { ...second, out_msgs: [back.in_msg] };
    const transactions = { [first.hash]: back, [second.hash]: round };
    const { steps } = traceTree(readTrace({ ...row, trace: null, transactions }));
    expect(steps.map(({ kind }) => kind)).toEqual(["transaction", "transaction"]);
    expect(sent?.hash).toBe(second.in_msg.hash);
  });

  it("is empty for a trace that is too large for the service", () => {
    expect(traceTree({ trace: null, transactions: null })).toEqual({ steps: [], accounts: [] });
  });
});

it("letters continue after Z", () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(letterOf)).toEqual([
    "A",
    "Z",
    "AA",
    "AB",
    "AZ",
    "BA",
    "ZZ",
    "AAA",
  ]);
});
