import { expect, test } from "vitest";
import { writeJson, writtenList } from "./write-json";
import { writeDeepJson } from "./write-deep-json";

const VALUES: readonly unknown[] = [
  null,
  'tea "<b>" ☕ \ud800',
  [1, null, [], {}, [[true]]],
  { a: 1n << 70n, b: undefined, c: [undefined, 0.5], 'd"': { e: "" } },
];

test.each(VALUES.map((value) => [value]))("both writers give the same JSON for %o", (value) => {
  expect(writeDeepJson(value)).toBe(writeJson(value));
});

test("deeply nested values are written", () => {
  let value: unknown = 5n;
  for (let depth = 0; depth < 20_000; depth += 1) value = [value];
  expect(writeJson(value)).toBe(`${"[".repeat(20_000)}"5"${"]".repeat(20_000)}`);
});

test.each([{}, { book: { a: null }, b: 1n, c: undefined }])(
  "a list of rows that were written before is the same as one written at once: %o",
  (others) => {
    const rows = [{ a: 1 }, { b: [2n] }, {}];
    expect(writeJson(writtenList("rows", rows.map(writeJson), others))).toBe(writeJson({ rows, ...others }));
  },
);
