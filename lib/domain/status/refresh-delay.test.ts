import { describe, expect, it } from "vitest";
import { keepHead } from "../../query/live/head-query";
import type { HeadReport } from "./head-report";
import { refreshAfterMs } from "./refresh-delay";

describe("the delay before the next request", () => {
  it.each([
    ["is three seconds without a problem", null, 0, 3_000],
    [
      "lasts until the end of a rate limit",
      { kind: "rate-limited", whose: "service", retryAfterMs: 12_000 } as const,
      0,
      12_000,
    ],
    [
      "is not shortened by a short rate limit",
      { kind: "rate-limited", whose: "queue", retryAfterMs: 10 } as const,
      0,
      3_000,
    ],
    ["grows with each failure", null, 2, 12_000],
    ["is at most half a minute", null, 50, 30_000],
  ])("%s", (_, problem, failures, afterMs) => {
    expect(refreshAfterMs(problem, failures)).toBe(afterMs);
  });

  it("is never shorter than usual, and grows from that", () => {
    const limited = { kind: "rate-limited", whose: "queue", retryAfterMs: 10 } as const;
    expect(refreshAfterMs(limited, 3, 10_000)).toBe(10_000);
    expect([0, 1, 9].map((failures) => refreshAfterMs(null, failures, 10_000))).toEqual([
      10_000, 20_000, 30_000,
    ]);
    expect([0, 1, 9].map((failures) => refreshAfterMs(null, failures, 300_000))).toEqual([
      300_000, 300_000, 300_000,
    ]);
  });
});

describe("a head that was shown", () => {
  const shown: HeadReport = {
    head: { seqno: 5, generatedAt: 1, transactions: 0, rootHash: "00" },
    asOfMs: 1_000,
    problem: null,
    nowMs: 1_000,
  };

  it("is kept with its time, and with the report's problem, if a report has no head", () => {
    const after: HeadReport = { head: null, asOfMs: null, problem: { kind: "offline" }, nowMs: 2_000 };
    expect(keepHead(shown, after)).toEqual({ ...after, head: shown.head, asOfMs: 1_000 });
  });

  it("is replaced by a newer head", () => {
    const after = { ...shown, head: { seqno: 6, generatedAt: 2, transactions: 0, rootHash: "00" } };
    expect(keepHead(shown, after)).toBe(after);
  });
});
