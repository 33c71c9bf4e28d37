import { expect, test } from "vitest";
import { periodText } from "./period-text";

test("a time is written in the largest unit of which it is a whole number", () => {
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
