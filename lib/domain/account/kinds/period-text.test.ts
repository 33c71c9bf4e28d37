import { expect, test } from "vitest";
import { periodText } from "./period-text";

test("a period is written in the largest unit that divides it", () => {
  expect([1, 60, 90, 5_400, 7_200, 86_400, 2_592_000, 0].map(periodText)).toEqual([
    "1 second",
    "1 minute",
    "90 seconds",
    "90 minutes",
    "2 hours",
    "1 day",
    "30 days",
    "0 seconds",
  ]);
});
