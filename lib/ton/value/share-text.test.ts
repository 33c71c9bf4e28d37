import { expect, test } from "vitest";
import { shareText } from "./share-text";

test.each([
  [0, "0 %"],
  [0.000_01, "<0.01 %"],
  [0.014_2, "1.42 %"],
  [0.31, "31 %"],
  [0.999_99, "99.9 %"],
  [1, "100 %"],
])("%d is %s", (share, text) => {
  expect(shareText(share)).toBe(text);
});
