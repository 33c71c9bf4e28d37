import { Cell, type Address } from "@ton/core";
import { expect, it } from "vitest";
import { MINUTE, type ScenarioEvent } from "../scenario-event";
import { collectionOf } from "../nft/nft-collections";
import { getMethodRunner } from "../../../testing/localnet/scenario/test-get-methods";
import { TEST_SPAN, TEST_TOWN, runChapters } from "../../../testing/localnet/scenario/test-chapters";
import { founding } from "./founding";
import { POSTCARD_INTERVAL, postcardLifeEvents } from "./postcard-life";
import { nftSales } from "./nft-sales";

const LIVES = 6;
const first = TEST_SPAN.to - LIVES * POSTCARD_INTERVAL;
const lives: readonly (readonly ScenarioEvent[])[] = Array.from({ length: LIVES }, (_, index) =>
  postcardLifeEvents(TEST_TOWN, first + index * POSTCARD_INTERVAL),
);

it("every postcard reaches the resident it was given or sold to", async () => {
  const opening = (...[town, span]: Parameters<typeof nftSales>) => nftSales(town, span).slice(0, 1);
  const chain = await runChapters([founding, opening, () => lives.flat()]);
  const callGetMethod = await getMethodRunner(chain);
  const collection = collectionOf(TEST_TOWN, "postcards");
  for (const [index, life] of lives.entries()) {
    const number = first + index * POSTCARD_INTERVAL;
    const item = await callGetMethod(collection.itemAt(number), "get_nft_data");
    item.skip(3);
    const [, passed, bought] = life;
    const owner = item.readAddress();
    const last = bought === undefined ? receiverOf(passed) : TEST_TOWN.addressOf(bought.by);
    expect(owner.equals(last)).toBe(true);
  }
  expect(new Set(lives.map((life) => life.length))).toEqual(new Set([2, 3]));
}, 60_000);

/** In the transfer body the new owner follows the opcode and the query id. */
function receiverOf(event: ScenarioEvent | undefined): Address {
  const body = event?.messages[0]?.body;
  if (!(body instanceof Cell)) throw new Error("the event has no transfer");
  return body
    .beginParse()
    .skip(32 + 64)
    .loadAddress();
}

it("the events of a postcard are at full minutes, at most one in each", () => {
  for (const life of lives) for (const { at } of life) expect((at - first) % MINUTE).toBe(0);
  expect(lives.every((life) => new Set(life.map(({ at }) => at)).size === life.length)).toBe(true);
});
