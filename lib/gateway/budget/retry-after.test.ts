import { expect, test } from "vitest";
import { retryAfterMs } from "./retry-after";

const NOW = Date.parse("2026-01-01T00:00:00Z");

test.each([
  ["7", 7_000],
  ["0.5", 500],
  ["0", 0],
  ["Thu, 01 Jan 2026 00:00:30 GMT", 30_000],
  ["Wed, 31 Dec 2025 00:00:00 GMT", 0],
  ["999999", 300_000],
  ["soon", null],
  ["-5", null],
  ["", null],
  [null, null],
])("Retry-After %j means %j ms", (header, expected) => {
  expect(retryAfterMs(header, NOW)).toBe(expected);
});
