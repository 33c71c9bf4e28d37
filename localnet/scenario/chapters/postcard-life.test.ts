import { Cell, type Address } from "@ton/core";
import { expect, it } from "vitest";
import { MINUTE, type Act } from "../act";
import { openCollection } from "../nft/collections";
import { askOf } from "../test-ask";
import { TEST_SPAN, TEST_TOWN, tellChapters } from "../test-chapters";
import { founding } from "./founding";
import { POSTCARD_LIFE, postcardLife } from "./postcard-life";
import { sales } from "./sales";

const LIVES = 6;
const first = TEST_SPAN.to - LIVES * POSTCARD_LIFE;
const lives: readonly (readonly Act[])[] = Array.from({ length: LIVES }, (_, index) =>
  postcardLife(TEST_TOWN, first + index * POSTCARD_LIFE),
);

it("every postcard gets to whom it was passed on, given or sold", async () => {
  const opening = (...[town, span]: Parameters<typeof sales>) => sales(town, span).slice(0, 1);
  const stage = await tellChapters([founding, opening, () => lives.flat()]);
  const ask = await askOf(stage);
  const collection = openCollection(TEST_TOWN, "postcards");
  for (const [index, life] of lives.entries()) {
    const number = first + index * POSTCARD_LIFE;
    const item = await ask(collection.itemAt(number), "get_nft_data");
    item.skip(3);
    const [, passed, bought] = life;
    const owner = item.readAddress();
    const last = bought === undefined ? receiverOf(passed) : TEST_TOWN.addressOf(bought.by);
    expect(owner.equals(last)).toBe(true);
  }
  expect(new Set(lives.map((life) => life.length))).toEqual(new Set([2, 3]));
}, 60_000);

/** The transfer names it behind its opcode and its number. */
function receiverOf(act: Act | undefined): Address {
  const body = act?.sends[0]?.body;
  if (!(body instanceof Cell)) throw new Error("nothing is passed on");
  return body
    .beginParse()
    .skip(32 + 64)
    .loadAddress();
}

it("its acts are at full minutes, and those of one minute are by different people", () => {
  for (const life of lives) for (const { at } of life) expect((at - first) % MINUTE).toBe(0);
  expect(lives.every((life) => new Set(life.map(({ at }) => at)).size === life.length)).toBe(true);
});
