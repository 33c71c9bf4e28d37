import { expect, it } from "vitest";
import { loadBetween } from "./processor-load";

const processor = (user: number, sys: number, idle: number) => ({
  times: { user, nice: 0, sys, idle, irq: 0 },
});

it.each([
  ["an idle machine", [processor(0, 0, 100), processor(0, 0, 100)], 0],
  ["one of two processors", [processor(60, 40, 0), processor(0, 0, 100)], 0.5],
  ["all processors", [processor(100, 0, 0), processor(0, 100, 0)], 1],
  ["a system that reports no times", [], 0],
])("measures the load of %s since the first reading", (_, spent, load) => {
  const before = spent.map(() => processor(7_000, 300, 90_000));
  const after = spent.map(({ times }) => processor(7_000 + times.user, 300 + times.sys, 90_000 + times.idle));
  expect(loadBetween(before, after)).toBeCloseTo(load);
});
