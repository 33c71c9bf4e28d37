import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseHash } from "../../ton/value/hash";
import { hashOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { balancesOf, thinned } from "./balance-history";
import { bucketsOf, hoursOf } from "./time-buckets";
import { counterpartiesOf } from "./counterparties";
import { chartRows, total } from "../../../testing/domain/charts/test-chart-rows";

const DAY = 86_400;

describe("days", () => {
  const anyRange = fc
    .constantFrom(1, DAY, 40 * DAY, 400 * DAY, 10_000 * DAY)
    .chain((spread) => chartRows(spread));

  it("contain all transactions, and their sums add up", () => {
    fc.assert(
      fc.property(anyRange, (rows) => {
        const buckets = bucketsOf(rows);
        for (const field of ["received", "sent", "fees"] as const)
          expect(total(buckets.map((bucket) => bucket[field]))).toBe(total(rows.map((row) => row[field])));
        expect(buckets.reduce((sum, { done, failed }) => sum + done + failed, 0)).toBe(rows.length);
      }),
    );
  });

  it("have no gaps, include empty days, and number at most 92", () => {
    fc.assert(
      fc.property(anyRange, (rows) => {
        const buckets = bucketsOf(rows);
        expect(buckets.length).toBeLessThanOrEqual(92);
        for (const [index, { from, days }] of buckets.entries()) {
          expect(from % (days * DAY)).toBe(0);
          expect(from).toBe((buckets[0]?.from ?? 0) + index * days * DAY);
          const inside = rows.filter(({ at }) => at >= from && at < from + days * DAY);
          expect(buckets[index]?.failed).toBe(inside.filter(({ failure }) => failure !== null).length);
          expect(buckets[index]?.done).toBe(inside.filter(({ failure }) => failure === null).length);
        }
      }),
    );
  });

  it("are single for three months, and grouped for longer periods", () => {
    const at = 20_000 * DAY;
    const row = { failure: null, received: 0n, sent: 0n, fees: 0n };
    const month = bucketsOf([
      { ...row, at: at + 90 * DAY },
      { ...row, at },
    ]);
    expect([month.length, month[0]?.days]).toEqual([91, 1]);
    expect(
      bucketsOf([
        { ...row, at: at + 700 * DAY },
        { ...row, at },
      ])[0]?.days,
    ).toBe(30);
  });

  it("have 24 hours, which contain all transactions", () => {
    fc.assert(
      fc.property(chartRows(5 * DAY), (rows) => {
        const hours = hoursOf(rows);
        expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
        for (const { hour, done, failed } of hours)
          expect(done + failed).toBe(
            rows.filter(({ at }) => new Date(at * 1_000).getUTCHours() === hour).length,
          );
      }),
    );
  });
});

describe("counterparties", () => {
  it("add up to all transfers, however few rows are shown", () => {
    fc.assert(
      fc.property(chartRows(DAY), fc.integer({ min: 0, max: 20 }), (rows, most) => {
        const parties = counterpartiesOf(rows, most);
        expect(parties.length).toBeLessThanOrEqual(most + 1);
        expect(total(parties.map(({ received }) => received))).toBe(
          total(rows.map(({ received }) => received)),
        );
        expect(total(parties.map(({ sent }) => sent))).toBe(total(rows.map(({ sent }) => sent)));
        const turnovers = parties.slice(0, most).map(({ received, sent }) => received + sent);
        expect(turnovers).toEqual(
          turnovers.toSorted((one, other) => (one > other ? -1 : one < other ? 1 : 0)),
        );
        expect(new Set(parties.map(({ id }) => id)).size).toBe(parties.length);
      }),
    );
  });

  it("have one row for amounts sent to several recipients", () => {
    const [row] = fc.sample(chartRows(1, 1), { numRuns: 1, seed: 1 })[0] ?? [];
    const [one] =
      fc.sample(chartRows(1, 40), { numRuns: 1, seed: 2 })[0]?.flatMap(({ to }) => to ?? []) ?? [];
    if (row === undefined || one === undefined) throw new Error("no sample");
    expect(counterpartiesOf([{ ...row, from: null, received: 0n, to: one, others: 1, sent: 5n }], 3)).toEqual(
      [
        {
          id: "Several recipients",
          party: null,
          label: "Several recipients",
          received: 0n,
          sent: 5n,
          transactions: 1,
        },
      ],
    );
  });
});

describe("the balance", () => {
  const history = fc
    .tuple(
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.array(
        fc.record({
          change: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
          isReported: fc.boolean(),
          gap: fc.nat(9_000),
        }),
        { maxLength: 60 },
      ),
    )
    .map(([start, steps]) => {
      let at = 1_700_000_000;
      let balance = start;
      return steps
        .map(({ change, isReported, gap }, index) => {
          at += gap;
          balance += change;
          return {
            at,
            hash: parseHash(hashOf(`history ${index}`)),
            change,
            truth: balance,
            balance: isReported ? balance : null,
          };
        })
        .toReversed();
    });

  it("is correct after each transaction, reported or derived from either side", () => {
    fc.assert(
      fc.property(history, (rows) => {
        const isKnown = rows.some(({ balance }) => balance !== null);
        expect(balancesOf(rows)).toEqual(
          isKnown
            ? rows.toReversed().map(({ at, hash, truth, balance }) => ({
                at,
                hash,
                balance: truth,
                isDerived: balance === null,
              }))
            : [],
        );
      }),
    );
  });

  it("is thinned out to the maximum number of points, keeping the first, the last and exact values", () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 3, max: 20 }), (rows, most) => {
        const points = balancesOf(rows);
        const drawn = thinned(points, most);
        expect(drawn.length).toBeLessThanOrEqual(Math.min(points.length, most));
        expect([drawn[0], drawn.at(-1)]).toEqual([points[0], points.at(-1)]);
        expect(points.filter((point) => drawn.includes(point))).toEqual(drawn);
      }),
    );
  });

  it("keeps its highest and lowest balance, and uses most of the points, even if they come in bursts", () => {
    const at = (index: number) => (index === 0 ? 0 : 400 * DAY + index);
    const balances = Array.from({ length: 500 }, (_, index) =>
      index === 237 ? 1_000_000n : index === 311 ? 1n : 500n + BigInt(index),
    );
    const points = balances.map((balance, index) => ({
      at: at(index),
      hash: parseHash(hashOf(`burst ${index}`)),
      balance,
      isDerived: false,
    }));
    const drawn = thinned(points, 100);
    expect(drawn.map(({ balance }) => balance)).toEqual(expect.arrayContaining([1_000_000n, 1n]));
    expect(drawn.length).toBeGreaterThanOrEqual(90);
    expect(drawn.length).toBeLessThanOrEqual(100);
  });
});
