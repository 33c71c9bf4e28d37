import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentTimeMs, noteServerTime } from "./server-time";

const VISITOR_MS = 1_800_000_000_000;

beforeEach(() => vi.useFakeTimers({ now: VISITOR_MS }));
afterEach(() => {
  vi.useRealTimers();
  noteServerTime(Date.now());
});

test("the current time follows the server's clock, whichever way the visitor's is wrong", () => {
  expect(currentTimeMs()).toBe(VISITOR_MS);
  for (const wrongMs of [3_600_000, -86_400_000, 0]) {
    noteServerTime(VISITOR_MS + wrongMs);
    vi.advanceTimersByTime(500);
    expect(currentTimeMs()).toBe(VISITOR_MS + wrongMs + 500);
    vi.setSystemTime(VISITOR_MS);
  }
});

test("delays do not move the time back and forth", () => {
  noteServerTime(VISITOR_MS + 60_000);
  for (const delayMs of [9_000, 0, 5_000]) noteServerTime(VISITOR_MS + 60_000 - delayMs);
  expect(currentTimeMs()).toBe(VISITOR_MS + 60_000);
});

test("a clock that is corrected meanwhile is trusted again", () => {
  noteServerTime(VISITOR_MS + 60_000);
  vi.setSystemTime(VISITOR_MS + 60_000);
  noteServerTime(VISITOR_MS + 60_000);
  expect(currentTimeMs()).toBe(VISITOR_MS + 60_000);
});
