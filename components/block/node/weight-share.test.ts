import { expect, it } from "vitest";
import { weightShareText } from "./weight-share";

it.each([
  [0n, 5n, "0 %"],
  [2n, 3n, "66.66 %"],
  [1n, 2n, "50 %"],
  [1n, 8n, "12.5 %"],
  [1n, 1_000n, "0.1 %"],
  [1n, 2_000n, "0.05 %"],
  [2n ** 70n - 1n, 2n ** 70n, "99.99 %"],
  [5n, 5n, "100 %"],
  [0n, 0n, "0 %"],
])("the share of %s in %s is %s", (part, whole, text) => {
  expect(weightShareText(part, whole)).toBe(text);
});
