import { expect, it } from "vitest";
import { counted } from "./counted";

it.each([
  [0, "0 actions"],
  [1, "1 action"],
  [2, "2 actions"],
  [1_050, "1,050 actions"],
])("writes %d as %j", (count, text) => {
  expect(counted(count, "action")).toBe(text);
});

it("uses a plural that is given", () => {
  expect(counted(1, "other currency", "other currencies")).toBe("1 other currency");
  expect(counted(3, "other currency", "other currencies")).toBe("3 other currencies");
});
