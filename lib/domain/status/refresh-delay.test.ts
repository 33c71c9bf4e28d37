import { describe, expect, it } from "vitest";
import { keepHead } from "../../query/head-query";
import type { HeadReport } from "./head-report";
import { refreshAfterMs } from "./refresh-delay";

describe("asking again", () => {
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

  it("stays when a report has none, together with its time and the reason", () => {
    const after: HeadReport = { head: null, asOfMs: null, problem: { kind: "offline" }, nowMs: 2_000 };
    expect(keepHead(shown, after)).toEqual({ ...after, head: shown.head, asOfMs: 1_000 });
  });

  it("gives way to a newer one", () => {
    const after = { ...shown, head: { seqno: 6, generatedAt: 2, transactions: 0, rootHash: "00" } };
    expect(keepHead(shown, after)).toBe(after);
  });
});
