import { expect, it } from "vitest";
import { saleTimeLeftText } from "./sale-time-left";

it.each([
  [0, "Time is over"],
  [-5_000, "Time is over"],
  [Number.NaN, "Time is over"],
  [1, "00:00:01 left"],
  [3_599_000, "00:59:59 left"],
  [86_399_500, "1 d 00:00:00 left"],
  [2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5_000, "2 d 03:04:05 left"],
])("%d ms before the end reads %j", (leftMs, text) => {
  expect(saleTimeLeftText(leftMs)).toBe(text);
});
