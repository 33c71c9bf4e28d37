import { expect, test } from "vitest";
import { writeJson } from "./json";
import { writeDeepJson } from "./json-deep";

const VALUES: readonly unknown[] = [
  null,
  'tea "<b>" ☕ \ud800',
  [1, null, [], {}, [[true]]],
  { a: 1n << 70n, b: undefined, c: [undefined, 0.5], 'd"': { e: "" } },
];

test.each(VALUES.map((value) => [value]))("%o is written the same by both ways", (value) => {
  expect(writeDeepJson(value)).toBe(writeJson(value));
});

test("any depth is written", () => {
  let value: unknown = 5n;
  for (let depth = 0; depth < 20_000; depth += 1) value = [value];
  expect(writeJson(value)).toBe(`${"[".repeat(20_000)}"5"${"]".repeat(20_000)}`);
});
