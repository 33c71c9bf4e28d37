import { describe, expect, test } from "vitest";
import {
  allOrNone,
  atLeastOneOf,
  atMostOneOf,
  exactlyOneOf,
  onlyWith,
  rule,
  type ParamRule,
} from "./param-rule";

const names = ["a", "b", "c"];

function outcomes(one: ParamRule): boolean[] {
  return [[], ["a"], ["a", "b"], ["a", "b", "c"], ["d"]].map((given) => one.holds(new Set(given), {}));
}

describe("rules between parameters", () => {
  test.each([
    ["exactlyOneOf", exactlyOneOf(names, "no"), [false, true, false, false, false]],
    ["atLeastOneOf", atLeastOneOf(names, "no"), [false, true, true, true, false]],
    ["atMostOneOf", atMostOneOf(names, "no"), [true, true, false, false, true]],
    ["allOrNone", allOrNone(names, "no"), [true, false, false, true, true]],
    ["onlyWith", onlyWith("a", ["b", "c"], "no"), [true, false, true, true, true]],
  ])("count the given parameters: %s", (_, one, expected) => {
    expect(outcomes(one)).toEqual(expected);
    expect(one.message).toBe("no");
  });

  test("can check the values", () => {
    const small = rule("too many", ({ limit }) => typeof limit !== "number" || limit < 5);
    expect([{}, { limit: 4 }, { limit: 5 }].map((values) => small.holds(new Set(), values))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
