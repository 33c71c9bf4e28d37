import { expect, test } from "vitest";
import { valueText } from "./value-text";

test.each([
  [21_845n, 65_536n, "33.333 %"],
  [1n, 2n, "50 %"],
  [0n, 65_536n, "0 %"],
  [42_949n, 2n ** 32n, "0.001 %"],
  [4_551n, 2n ** 32n, "0.000106 %"],
  [4_552n, 2n ** 32n, "0.000106 %"],
  [1n, 2n ** 32n, "0.0000000233 %"],
  [65_535n, 65_536n, "99.998 %"],
])("%i of %i is %s, rounded and never zero", (value, of, text) => {
  expect(valueText({ kind: "ratio", value, of, as: "percent" }, "TON")).toBe(text);
});
