import { expect, test } from "vitest";
import { domainTerm, labelProblem, leastFirstBid, leastNextBid } from "./domain-rules";

test("short names cost more", () => {
  const coins = [4, 5, 6, 7, 8, 9, 10, 11, 12, 122].map((length) => leastFirstBid(length) / 1_000_000_000n);
  expect(coins).toEqual([100n, 50n, 40n, 30n, 20n, 10n, 5n, 1n, 1n, 1n]);
});

test("the least next bid is five percent higher", () => {
  expect(leastNextBid(100n)).toBe(105n);
  expect(leastNextBid(1_500_000_000n)).toBe(1_575_000_000n);
});

test.each([
  ["rosa", null],
  ["a-b1", null],
  ["xn--80ak6aa92e", null],
  ["a".repeat(122), null],
  ["a".repeat(123), "too long"],
  ["abc", "too short"],
  ["", "characters"],
  ["-rosa", "characters"],
  ["rosa-", "characters"],
  ["ro_sa", "characters"],
  ["роза", "characters"],
  ["🌹🌹🌹🌹", "characters"],
] as const)("the problem of the label %j is: %s", (label, problem) => {
  expect(labelProblem(label)).toBe(problem);
});

test("a domain has a term of 366 days when its code is unknown", () => {
  expect(domainTerm(null)).toBe(31_622_400);
});
