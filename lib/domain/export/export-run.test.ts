import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ApiError } from "../../toncenter/error";
import { TestListService } from "../../../testing/query/list/test-service";
import { ExportRun } from "./export-run";
import {
  rowsIn,
  testPlan,
  TestSink,
  testEnvironment,
  type Answer,
} from "../../../testing/domain/export/test-export-service";

const LIMIT: ApiError = { kind: "rate-limited", whose: "service", retryAfterMs: 3_000 };
const DOWN: ApiError = { kind: "upstream", cause: "refused", status: 500, message: "no" };
const GONE: ApiError = { kind: "not-found", message: "no" };

const downTo1 = (rows: number) => Array.from({ length: rows }, (_, at) => rows - at);

async function exported(rows: number, script: readonly Answer[], change = {}) {
  const sink = new TestSink();
  const service = new TestListService(rows, true);
  const { environment, waits } = testEnvironment(service, script);
  const run = new ExportRun(testPlan(sink, change), environment);
  await run.start();
  return { sink, run, waits, service, requests: service.requests };
}

describe("an export", () => {
  it("is complete, ordered and without duplicates, beyond the size of a page", async () => {
    const { sink, run, requests } = await exported(5_321, []);
    expect(rowsIn(sink.flushed)).toEqual(downTo1(5_321));
    expect(run.read()).toEqual({ phase: "done", rows: 5_321, rowsRead: 5_321, problem: null });
    expect(requests.length).toBeLessThan(13);
    expect(requests.every(({ limit, poll }) => limit <= 501 && poll)).toBe(true);
  });

  it("starts with the row at which the list is pinned", async () => {
    const { sink } = await exported(900, [], { pin: "700" });
    expect(rowsIn(sink.flushed)).toEqual(downTo1(700));
  });

  it("waits for the duration of each rate limit, any number of times, and loses nothing", async () => {
    const { sink, waits } = await exported(1_200, [
      {},
      ...Array.from({ length: 9 }, () => ({ problem: LIMIT })),
    ]);
    expect(waits).toEqual(Array.from({ length: 9 }, () => 3_000));
    expect(rowsIn(sink.flushed)).toEqual(downTo1(1_200));
  });

  it("retries a failing page with growing delays", async () => {
    const { sink, waits } = await exported(1_200, [{}, { problem: DOWN }, { problem: DOWN }]);
    expect(waits).toEqual([1_000, 2_000]);
    expect(rowsIn(sink.flushed)).toEqual(downTo1(1_200));
  });

  it("gives up after five failures, keeps its rows, and can be resumed", async () => {
    const { sink, run, waits } = await exported(1_200, [
      {},
      ...Array.from({ length: 5 }, () => ({ problem: DOWN })),
    ]);
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(run.read()).toEqual({ phase: "failed", rows: 500, rowsRead: 500, problem: DOWN });
    expect(rowsIn(sink.flushed)).toEqual(downTo1(1_200).slice(0, 500));
    await run.start();
    expect(rowsIn(sink.flushed)).toEqual(downTo1(1_200));
    expect(run.read().phase).toBe("done");
  });

  it("does not retry an error that is permanent", async () => {
    const { run, waits } = await exported(1_200, [{}, { problem: GONE }]);
    expect([waits, run.read().phase, run.read().problem]).toEqual([[], "failed", GONE]);
  });

  it("stops on demand, keeps its rows, and can be resumed", async () => {
    const sink = new TestSink();
    const { environment } = testEnvironment(new TestListService(1_700, true));
    const run = new ExportRun(testPlan(sink), environment);
    const end = run.subscribe(() => {
      if (run.read().rowsRead === 1_000) run.stop();
    });
    await run.start();
    expect(run.read()).toEqual({ phase: "stopped", rows: 1_000, rowsRead: 1_000, problem: null });
    expect(rowsIn(sink.flushed)).toEqual(downTo1(1_700).slice(0, 1_000));
    end();
    await run.start();
    expect(rowsIn(sink.flushed)).toEqual(downTo1(1_700));
  });

  it("has at most the requested number of rows that pass the filter", async () => {
    const keeps = ({ at }: { readonly at: number }) => at % 3 === 0;
    const { sink, run } = await exported(5_000, [], { maxRows: 700, keeps });
    expect(rowsIn(sink.flushed)).toEqual(
      downTo1(5_000)
        .filter((at) => at % 3 === 0)
        .slice(0, 700),
    );
    expect(run.read().phase).toBe("done");
    const few = await exported(5_000, [], { maxRows: 60 });
    expect(rowsIn(few.sink.flushed)).toHaveLength(60);
    expect(few.requests.map(({ limit }) => limit)).toEqual([60]);
  });

  it("without matching rows is a file with the column names", async () => {
    const { sink, run } = await exported(40, [], { keeps: () => false });
    expect([sink.flushed.replace("\uFEFF", ""), run.read().rows, run.read().phase]).toEqual([
      "at\r\n",
      0,
      "done",
    ]);
  });

  it("reports that the file is not writable", async () => {
    const { flush } = new TestSink();
    const full = { flush: flush, write: () => Promise.reject(new Error("full")) };
    const run = new ExportRun(testPlan(full), testEnvironment(new TestListService(40, true)).environment);
    await run.start();
    expect(run.read()).toEqual({ phase: "unwritable", rows: 0, rowsRead: 0, problem: null });
  });

  it("neither misses nor repeats a row while rows arrive and pages repeat, come short or fail", async () => {
    const fault: fc.Arbitrary<Answer> = fc.oneof(
      fc.constant({}),
      fc.record({ repeat: fc.integer({ min: 1, max: 900 }) }),
      fc.record({ fails: fc.constantFrom("rate-limited" as const, "offline" as const) }),
      fc.record({ problem: fc.constantFrom(LIMIT, DOWN) }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 9_000 }),
        fc.array(fault, { maxLength: 20 }),
        fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 20 }),
        async (rows, script, arrivals) => {
          const sink = new TestSink();
          const service = new TestListService(rows, true);
          const { environment } = testEnvironment(service, script);
          const coming = [...arrivals];
          const run = new ExportRun(testPlan(sink, { pin: String(rows) }), {
            ...environment,
            load: (request, signal) => {
              service.insert(coming.shift() ?? 0);
              return environment.load(request, signal);
            },
          });
          for (let tries = 0; tries < 20 && run.read().phase !== "done"; tries++) await run.start();
          expect(rowsIn(sink.flushed)).toEqual(downTo1(rows));
        },
      ),
      { numRuns: 100 },
    );
  });
});
