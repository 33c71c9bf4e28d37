import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseHash } from "../../ton/value/hash";
import { hasGivenUp, initialTrack, isSettled, MAX_REPORTS, restarted, withTrackReport } from "./send-track";
import type { TrackReport } from "./send-track-report";
import { TRACK_STAGES } from "./track-stages";

const HASH = parseHash("ab".repeat(32));
const LIMITED = { kind: "rate-limited", whose: "service", retryAfterMs: 2_000 } as const;

const reportOf = (stage: TrackReport["stage"], more: Partial<TrackReport> = {}): TrackReport => ({
  stage,
  transaction: stage === "finalized" ? HASH : null,
  isComplete: stage === "finalized",
  transactions: stage === "finalized" ? 3 : 0,
  problem: null,
  asOfMs: 1,
  ...more,
});

const after = (...reports: readonly TrackReport[]) => {
  const [first = reportOf("unseen"), ...later] = reports;
  return later.reduce(withTrackReport, initialTrack(first));
};

describe("a sent message", () => {
  test.each<[string, readonly TrackReport[], string, boolean]>([
    ["is unseen at first", [reportOf("unseen")], "unseen", false],
    [
      "is unseen while the service reports a problem",
      [reportOf(null, { problem: LIMITED })],
      "unseen",
      false,
    ],
    [
      "advances with the reports",
      [reportOf("unseen"), reportOf("pending"), reportOf("confirmed")],
      "confirmed",
      false,
    ],
    ["is settled once it is finalized", [reportOf("pending"), reportOf("finalized")], "finalized", true],
    ["never goes back", [reportOf("confirmed"), reportOf("unseen"), reportOf("pending")], "confirmed", false],
    [
      "keeps its stage while the service fails",
      [reportOf("pending"), reportOf(null, { problem: LIMITED })],
      "pending",
      false,
    ],
    [
      "is followed while its trace goes on",
      [reportOf("finalized", { isComplete: false }), reportOf("finalized", { isComplete: false })],
      "finalized",
      false,
    ],
    [
      "is complete once its trace has ended",
      [reportOf("finalized", { isComplete: false }), reportOf("finalized")],
      "finalized",
      true,
    ],
  ])("%s", (_, reports, stage, settled) => {
    const track = after(...reports);
    expect([track.stage, isSettled(track)]).toEqual([stage, settled]);
  });

  it("is given up after the maximum number of reports, and followed again after a restart", () => {
    const track = after(...Array.from({ length: MAX_REPORTS }, () => reportOf("unseen")));
    expect(hasGivenUp(track)).toBe(true);
    expect(hasGivenUp(restarted(track))).toBe(false);
    expect(hasGivenUp(withTrackReport(track, reportOf("finalized")))).toBe(false);
  });

  it("shows a problem until the next successful report", () => {
    const failing = after(reportOf("pending"), reportOf(null, { problem: LIMITED }));
    expect(failing.problem).toEqual(LIMITED);
    expect(withTrackReport(failing, reportOf("pending")).problem).toBeNull();
  });

  it("only advances, keeps its transaction, and is settled or given up after the maximum number of reports (property)", () => {
    const report = fc.record({
      stage: fc.option(fc.constantFrom(...TRACK_STAGES)),
      transaction: fc.option(fc.constant(HASH)),
      isComplete: fc.boolean(),
      transactions: fc.nat(9),
      problem: fc.constant(null),
      asOfMs: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(report, { minLength: MAX_REPORTS, maxLength: MAX_REPORTS + 20 }), (reports) => {
        let track = initialTrack(reportOf("unseen"));
        for (const next of reports) {
          const later = withTrackReport(track, next);
          expect(TRACK_STAGES.indexOf(later.stage)).toBeGreaterThanOrEqual(TRACK_STAGES.indexOf(track.stage));
          expect(later.transaction ?? HASH).toBe(HASH);
          expect(track.transaction === null || later.transaction !== null).toBe(true);
          track = later;
        }
        expect(isSettled(track) || hasGivenUp(track)).toBe(true);
      }),
    );
  });
});
