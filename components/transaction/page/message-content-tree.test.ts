import { expect, it } from "vitest";
import { contentLines } from "./message-content-tree";

it("a decoded body has a line for each name", () => {
  const content = { "@type": "transfer", amount: "5", payload: { "@type": "empty" }, none: null };
  expect(contentLines(content, 100)).toEqual([
    { depth: 0, name: "@type", value: "transfer" },
    { depth: 0, name: "amount", value: "5" },
    { depth: 0, name: "payload", value: null },
    { depth: 1, name: "@type", value: "empty" },
    { depth: 0, name: "none", value: "null" },
  ]);
});

it("a string is one line", () => {
  expect(contentLines("hello", 100)).toEqual([{ depth: 0, name: "value", value: "hello" }]);
});

it("a body of any size and depth has no more lines than the limit", () => {
  let deep: unknown = "end";
  for (let depth = 0; depth < 50_000; depth += 1) deep = { a: deep, b: deep };
  const lines = contentLines(deep, 30);
  expect(lines).toHaveLength(31);
  expect(lines.at(-1)?.value).toBe("and more");
  expect(
    contentLines(
      Array.from({ length: 100_000 }, () => [1]),
      30,
    ),
  ).toHaveLength(31);
});
