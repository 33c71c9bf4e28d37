import type { Address } from "@ton/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { VALIDATION_SECONDS } from "../../chain/genesis-config";
import { openReplayedTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";
import { HOUR, MINUTE, type DataOf, type ScenarioEvent } from "../scenario-event";
import { scenarioChainOf } from "../scenario-chain";
import { VALIDATORS } from "../residents";
import { openTown } from "../town";
import { DutyRoster } from "./duty-roster";
import { dutiesAt } from "./validator-duties";
import { electorIn, currentValidators } from "./staking-operations";

let chain: ReplayedTown;
beforeAll(async () => {
  chain = await openReplayedTown();
});
afterAll(() => chain.close());

const cached = { head: 0, data: new Map<string, ReturnType<DataOf>>() };

/** Cached by block: the test reads the data every minute, but only blocks change it. */
function dataOf(address: Address): ReturnType<DataOf> {
  const head = chain.node.store.blocks.head()?.seqno ?? 0;
  if (cached.head !== head) cached.data.clear();
  cached.head = head;
  const key = address.toRawString();
  const data = cached.data.get(key) ?? scenarioChainOf(chain.node).dataOf(address);
  cached.data.set(key, data);
  return data;
}

test("elections continue on time after the history, one duty a minute", async () => {
  const seventh = chain.span.to + VALIDATION_SECONDS;
  const roster = new DutyRoster(chain.town, dataOf);
  const done: ScenarioEvent[] = [];
  for (let now = chain.span.to; now < seventh + HOUR; now += MINUTE) {
    const event = roster.next(now);
    if (event !== null) await chain.replay([event]);
    else if (now % (30 * MINUTE) < MINUTE) await chain.node.step(now);
    if (event !== null) done.push(event);
    expect(roster.next(now + 1)).toBeNull();
  }
  expect(currentValidators(dataOf)).toMatchObject({ since: seventh, main: 8 });
  expect([...(electorIn(dataOf)?.past.keys() ?? [])]).toContain(seventh);
  // Each participant acts now and then, and nobody repeats the same action.
  expect(new Set(done.map(({ by }) => by)).size).toBe(VALIDATORS.length);
  expect(done.length).toBeLessThan(3 * VALIDATORS.length);
}, 120_000);

test("residents without a wallet have no duties", () => {
  const other = openTown("somebody else", { globalId: -217 });
  for (let now = chain.span.to; now < chain.span.to + HOUR; now += MINUTE)
    expect(dutiesAt(other, dataOf, now)).toEqual([]);
});
