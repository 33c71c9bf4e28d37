import { afterAll, beforeAll, expect, test } from "vitest";
import { ELECTED_FOR } from "../../chain/config";
import { tellTown, type ToldTown } from "../../indexer/test-town";
import { HOUR, MINUTE, type Act } from "../act";
import { nominators, savings } from "../chapters/nominators";
import { elections, validators } from "../chapters/validation";
import { stageOf } from "../stage";
import { openTown } from "../town";
import { dutiesAt } from "./duties";
import { electorIn, setInForce } from "./errands";

let told: ToldTown;
beforeAll(async () => {
  told = await tellTown(validators, nominators, elections, savings);
}, 180_000);
afterAll(() => told.close());

const dataOf = (address: Parameters<ReturnType<typeof stageOf>["dataOf"]>[0]) =>
  stageOf(told.node).dataOf(address);

test("elections go on when the history is over, on time", async () => {
  const seventh = told.span.to + ELECTED_FOR;
  const done: Act[] = [];
  for (let now = told.span.to; now < seventh + HOUR; now += MINUTE) {
    const acts = dutiesAt(told.town, dataOf, now);
    if (acts.length > 0) await told.tell(acts);
    else if (now % (30 * MINUTE) < MINUTE) await told.node.step(now);
    done.push(...acts);
  }
  expect(setInForce(dataOf)).toMatchObject({ since: seventh, main: 8 });
  expect([...(electorIn(dataOf)?.past.keys() ?? [])]).toContain(seventh);
  // Each has something to do now and then, and nobody does it again and again.
  expect(done.length).toBeGreaterThan(20);
  expect(done.length).toBeLessThan(40);
}, 120_000);

test("nobody who was never given anything does anything", () => {
  const other = openTown("somebody else", { globalId: -217 });
  for (let now = told.span.to; now < told.span.to + HOUR; now += MINUTE)
    expect(dutiesAt(other, dataOf, now)).toEqual([]);
});
