import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Reader, type Event } from "../../../testing/query/list/test-reader";
import { TestListService, type Fault } from "../../../testing/query/list/test-service";

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.record({ repeat: fc.integer({ min: 1, max: 60 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ fails: fc.constantFrom("rate-limited" as const, "offline" as const) }),
  },
  { weight: 1, arbitrary: fc.record({ short: fc.integer({ min: 0, max: 49 }) }) },
);

const events = (withRemovals: boolean): fc.Arbitrary<readonly Event[]> =>
  fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.record({ kind: fc.constant("load" as const), fault }) },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constantFrom(
            "insert" as const,
            "late" as const,
            withRemovals ? ("remove" as const) : ("late" as const),
          ),
          amount: fc.integer({ min: 1, max: 130 }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("showNew" as const) }) },
    ),
    { maxLength: 24 },
  );

const start = fc.record({ rows: fc.integer({ min: 0, max: 400 }), isPinned: fc.boolean() });

describe("a list that is read while rows arrive, repeat, fail or come short", () => {
  it("shows rows in order, each once, and skips none that existed when it was opened", () => {
    fc.assert(
      fc.property(start, events(true), ({ rows, isPinned }, all) => {
        const reader = new Reader(new TestListService(rows, isPinned));
        for (const event of all) {
          reader.apply(event);
          expect(reader.violations).toEqual([]);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("ends with the last row, unless a short page ended it before", () => {
    fc.assert(
      fc.property(start, events(false), ({ rows, isPinned }, all) => {
        const reader = new Reader(new TestListService(rows, isPinned));
        for (const event of all) {
          if (event.kind !== "load" || event.fault.short === undefined) reader.apply(event);
        }
        for (let page = 0; page < 30 && !reader.list.end; page += 1) reader.load({});
        expect([reader.list.end, reader.skipped(0), reader.violations]).toEqual([true, [], []]);
      }),
      { numRuns: 1_000 },
    );
  });
});
