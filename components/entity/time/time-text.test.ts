import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agoText, countdownText, durationText, localText, relativeText, utcText } from "./time-text";

describe("the text of a duration", () => {
  it.each([
    [0, "0 s"],
    [999, "0 s"],
    [59_999, "59 s"],
    [60_000, "1 min"],
    [3_599_999, "59 min"],
    [7_200_000, "2 h"],
    [172_800_000, "2 d"],
    [-5_000, "0 s"],
  ])("of %i ms is %s", (durationMs, text) => {
    expect(durationText(durationMs)).toBe(text);
  });

  it("never overstates the elapsed time", () => {
    const sizes = new Map([
      ["s", 1],
      ["min", 60],
      ["h", 3_600],
      ["d", 86_400],
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (durationMs) => {
        const [count, unit] = durationText(durationMs).split(" ");
        expect(Number(count) * (sizes.get(unit ?? "") ?? Number.NaN) * 1_000).toBeLessThanOrEqual(durationMs);
      }),
    );
  });

  it('ends with "ago" for an age', () => {
    expect(agoText(4_200)).toBe("4 s ago");
  });
});

it.each([
  [-1, "00:00:00"],
  [999, "00:00:00"],
  [86_399_999, "23:59:59"],
  [86_400_000, "1 d 00:00:00"],
  [1_234 * 86_400_000 + 3_661_000, "1,234 d 01:01:01"],
])("the countdown of %i ms is %s", (durationMs, text) => {
  expect(countdownText(durationMs)).toBe(text);
});

it("an exact time has a date, seconds and a zone", () => {
  expect(utcText(1_795_253_520_000)).toBe("2026-11-21 09:32:00 UTC");
});

it.each([
  [120, "2026-11-21 11:32:00 UTC+2"],
  [-210, "2026-11-21 06:02:00 UTC-3:30"],
  [0, "2026-11-21 09:32:00 UTC"],
])("a local time %i minutes ahead of UTC has its zone", (offsetMinutes, text) => {
  expect(localText(1_795_253_520_000, offsetMinutes)).toBe(text);
});

it.each([
  [-5_000, "5 s ago"],
  [0, "0 s ago"],
  [59_999, "0 s ago"],
  [3_600_000, "in 1 h"],
])("a time %i ms ahead is %s", (aheadMs, text) => {
  expect(relativeText(aheadMs)).toBe(text);
});
