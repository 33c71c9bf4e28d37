import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ApiError } from "../../toncenter/error";
import { TestListService } from "../../../testing/query/list/test-service";
import { ExportRun } from "./export-run";
import {
  rowsIn,
  testPlan,
  TestSink,
  testWorld,
  type Answer,
} from "../../../testing/domain/export/test-world";

const LIMIT: ApiError = { kind: "rate-limited", whose: "service", retryAfterMs: 3_000 };
const DOWN: ApiError = { kind: "upstream", cause: "refused", status: 500, message: "no" };
const GONE: ApiError = { kind: "not-found", message: "no" };

const downTo1 = (rows: number) => Array.from({ length: rows }, (_, at) => rows - at);

async function exported(rows: number, script: readonly Answer[], change = {}) {
  const sink = new TestSink();
  const service = new TestListService(rows, true);
  const { world, waits } = testWorld(service, script);
  const run = new ExportRun(testPlan(sink, change), world);
  await run.go();
  return { sink, run, waits, service, asks: service.requests };
}

describe("an export", () => {
  it("is complete, in order and without repetition, past what one page can hold", async () => {
    const { sink, run, asks } = await exported(5_321, []);
    expect(rowsIn(sink.kept)).toEqual(downTo1(5_321));
    expect(run.read()).toEqual({ phase: "done", rows: 5_321, met: 5_321, problem: null });
    expect(asks.length).toBeLessThan(13);
    expect(asks.every(({ limit, poll }) => limit <= 501 && poll)).toBe(true);
  });

  it("begins with the row that the list is pinned at", async () => {
    const { sink } = await exported(900, [], { pin: "700" });
    expect(rowsIn(sink.kept)).toEqual(downTo1(700));
  });

  it("waits as long as it is told after “too many”, any number of times, and loses nothing", async () => {
    const { sink, waits } = await exported(1_200, [
      {},
      ...Array.from({ length: 9 }, () => ({ problem: LIMIT })),
    ]);
    expect(waits).toEqual(Array.from({ length: 9 }, () => 3_000));
    expect(rowsIn(sink.kept)).toEqual(downTo1(1_200));
  });

  it("tries a page again that fails, more and more patiently", async () => {
    const { sink, waits } = await exported(1_200, [{}, { problem: DOWN }, { problem: DOWN }]);
    expect(waits).toEqual([1_000, 2_000]);
    expect(rowsIn(sink.kept)).toEqual(downTo1(1_200));
  });

  it("gives up in the end, keeps what it has, and goes on from there when it is told to", async () => {
    const { sink, run, waits } = await exported(1_200, [
      {},
      ...Array.from({ length: 5 }, () => ({ problem: DOWN })),
    ]);
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(run.read()).toEqual({ phase: "failed", rows: 500, met: 500, problem: DOWN });
    expect(rowsIn(sink.kept)).toEqual(downTo1(1_200).slice(0, 500));
    await run.go();
    expect(rowsIn(sink.kept)).toEqual(downTo1(1_200));
    expect(run.read().phase).toBe("done");
  });

  it("does not repeat a question whose answer cannot change", async () => {
    const { run, waits } = await exported(1_200, [{}, { problem: GONE }]);
    expect([waits, run.read().phase, run.read().problem]).toEqual([[], "failed", GONE]);
  });

  it("stops when it is told to, keeps what it has, and goes on", async () => {
    const sink = new TestSink();
    const { world } = testWorld(new TestListService(1_700, true));
    const run = new ExportRun(testPlan(sink), world);
    const end = run.subscribe(() => {
      if (run.read().met === 1_000) run.stop();
    });
    await run.go();
    expect(run.read()).toEqual({ phase: "stopped", rows: 1_000, met: 1_000, problem: null });
    expect(rowsIn(sink.kept)).toEqual(downTo1(1_700).slice(0, 1_000));
    end();
    await run.go();
    expect(rowsIn(sink.kept)).toEqual(downTo1(1_700));
  });

  it("has at most as many rows as are wanted, of those that fit the filter", async () => {
    const keeps = ({ at }: { readonly at: number }) => at % 3 === 0;
    const { sink, run } = await exported(5_000, [], { most: 700, keeps });
    expect(rowsIn(sink.kept)).toEqual(
      downTo1(5_000)
        .filter((at) => at % 3 === 0)
        .slice(0, 700),
    );
    expect(run.read().phase).toBe("done");
    const few = await exported(5_000, [], { most: 60 });
    expect(rowsIn(few.sink.kept)).toHaveLength(60);
    expect(few.asks.map(({ limit }) => limit)).toEqual([60]);
  });

  it("of nothing is a file with the names of the columns", async () => {
    const { sink, run } = await exported(40, [], { keeps: () => false });
    expect([sink.kept, run.read().rows, run.read().phase]).toEqual(["at\r\n", 0, "done"]);
  });

  it("says that the file cannot be written to", async () => {
    const { keep } = new TestSink();
    const full = { keep, write: () => Promise.reject(new Error("full")) };
    const run = new ExportRun(testPlan(full), testWorld(new TestListService(40, true)).world);
    await run.go();
    expect(run.read()).toEqual({ phase: "unwritable", rows: 0, met: 0, problem: null });
  });

  it("misses no row and has none twice while rows arrive and pages repeat, come short or fail", async () => {
    const misdeed: fc.Arbitrary<Answer> = fc.oneof(
      fc.constant({}),
      fc.record({ repeat: fc.integer({ min: 1, max: 900 }) }),
      fc.record({ fails: fc.constantFrom("rate-limited" as const, "offline" as const) }),
      fc.record({ problem: fc.constantFrom(LIMIT, DOWN) }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 9_000 }),
        fc.array(misdeed, { maxLength: 20 }),
        fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 20 }),
        async (rows, script, arrivals) => {
          const sink = new TestSink();
          const service = new TestListService(rows, true);
          const { world } = testWorld(service, script);
          const coming = [...arrivals];
          const run = new ExportRun(testPlan(sink, { pin: String(rows) }), {
            ...world,
            load: (ask, signal) => {
              service.insert(coming.shift() ?? 0);
              return world.load(ask, signal);
            },
          });
          for (let tries = 0; tries < 20 && run.read().phase !== "done"; tries++) await run.go();
          expect(rowsIn(sink.kept)).toEqual(downTo1(rows));
        },
      ),
      { numRuns: 100 },
    );
  });
});
