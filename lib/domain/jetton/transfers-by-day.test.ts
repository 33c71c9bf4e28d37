import { expect, test } from "vitest";
import { transfersByDay } from "./transfers-by-day";

const DAY = 86_400;

test("transfers are counted by UTC day, including days without any", () => {
  const start = 20_000 * DAY;
  const rows = [
    { at: start + 2 * DAY + 5, failed: false },
    { at: start + 10, failed: true },
    { at: start, failed: false },
  ];
  const days = transfersByDay(rows);
  expect(days.map(({ from, done, failed }) => [from - start, done, failed])).toEqual([
    [0, 1, 1],
    [DAY, 0, 0],
    [2 * DAY, 1, 0],
  ]);
  expect(transfersByDay([])).toEqual([]);
});
