import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agoText, durationText, utcText } from "./time-text";

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

  it("never claims more time than has passed", () => {
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

  it("says ago", () => {
    expect(agoText(4_200)).toBe("4 s ago");
  });
});

it("the exact time has a date, seconds and its zone", () => {
  expect(utcText(1_795_253_520_000)).toBe("2026-11-21 09:32:00 UTC");
});
