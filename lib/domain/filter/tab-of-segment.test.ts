import { expect, it } from "vitest";
import { tabOfSegment } from "./tab-of-segment";

const TABS = { holders: 1, transfers: 2 };

it.each([
  [null, "holders"],
  ["transfers", "transfers"],
  ["holders", "holders"],
  ["elsewhere", "holders"],
  ["toString", "holders"],
])("the tab of the segment %s is %s", (segment, tab) => {
  expect(tabOfSegment(TABS, "holders", segment)).toBe(tab);
});
