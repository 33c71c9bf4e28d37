import { describe, expect, it } from "vitest";
import { keepHead } from "../../query/head-query";
import type { HeadReport } from "./head-report";
import { refreshAfterMs } from "./refresh-delay";

describe("the delay before the next request", () => {
  it.each([
    ["comes as usual when nothing is wrong", null, 0, 3_000],
    [
      "waits for the end of a limit",
      { kind: "rate-limited", whose: "service", retryAfterMs: 12_000 } as const,
      0,
      12_000,
    ],
    [
      "comes no sooner than usual after a short limit",
      { kind: "rate-limited", whose: "queue", retryAfterMs: 10 } as const,
      0,
      3_000,
    ],
    ["comes later with each failure", null, 2, 12_000],
    ["comes twice a minute at the least", null, 50, 30_000],
  ])("%s", (_, problem, failures, afterMs) => {
    expect(refreshAfterMs(problem, failures)).toBe(afterMs);
  });
});

describe("a head that was shown", () => {
  const shown: HeadReport = {
    head: { seqno: 5, generatedAt: 1, transactions: 0, rootHash: "00" },
    asOfMs: 1_000,
    problem: null,
    nowMs: 1_000,
  };

  it("stays with its time when a report has none, and gets the problem", () => {
    const after: HeadReport = { head: null, asOfMs: null, problem: { kind: "offline" }, nowMs: 2_000 };
    expect(keepHead(shown, after)).toEqual({ ...after, head: shown.head, asOfMs: 1_000 });
  });

  it("is replaced by a newer one", () => {
    const after = { ...shown, head: { seqno: 6, generatedAt: 2, transactions: 0, rootHash: "00" } };
    expect(keepHead(shown, after)).toBe(after);
  });
});
