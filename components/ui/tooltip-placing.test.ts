import { expect, it } from "vitest";
import { positionOfTip } from "./tooltip-placing";

const TIP = { width: 200, height: 30 };
const WINDOW = { width: 390, height: 800 };

it.each([
  ["below its anchor", { left: 20, top: 100, bottom: 120 }, { left: 20, top: 126 }],
  [
    "above its anchor at the bottom of the window",
    { left: 20, top: 770, bottom: 790 },
    { left: 20, top: 734 },
  ],
  ["within the window at the right edge", { left: 300, top: 100, bottom: 120 }, { left: 182, top: 126 }],
  [
    "below its anchor if there is no room above or below",
    { left: 20, top: 10, bottom: 795 },
    { left: 20, top: 801 },
  ],
])("a tip is %s", (_where, anchor, place) => {
  expect(positionOfTip(anchor, TIP, WINDOW)).toEqual(place);
});
