import { expect, it } from "vitest";
import { axisTexts } from "./drawing-values";

const marks = (heights: readonly number[], fromZero: boolean, at: readonly number[]) =>
  at.map(axisTexts(heights, fromZero));

it("shortens ticks that are far apart", () => {
  expect(marks([0, 1_234_567], true, [0, 500_000, 1_250_000])).toEqual(["0", "500K", "1.25M"]);
  expect(marks([1, 2], true, [0, 0.5, 1, 1.5, 2])).toEqual(["0", "0.5", "1", "1.5", "2"]);
});

it("keeps enough digits to distinguish close ticks", () => {
  expect(marks([999_999_824, 1_000_000_000], false, [999_999_800, 999_999_850, 1e9])).toEqual([
    "999.9998M",
    "999.99985M",
    "1B",
  ]);
});

it("writes very small values in full", () => {
  expect(marks([0.000_8, 0.001_1], true, [0, 0.000_3, 0.000_6, 0.001_2])).toEqual([
    "0",
    "0.0003",
    "0.0006",
    "0.0012",
  ]);
});

it("formats ticks if there are no values or all are equal", () => {
  expect(axisTexts([], false)(0)).toBe("0");
  expect(axisTexts([5, 5], false)(5)).toBe("5");
});
