import { expect, it } from "vitest";
import { historyEvents, historySeconds } from "./scenario-history";
import type { ScenarioEvent } from "./scenario-event";
import { openTown } from "./town";

const GENESIS = { seed: "length", time: 1_790_000_000, globalId: -217 };
const town = openTown(GENESIS.seed, GENESIS);

const lengthOf = (events: readonly ScenarioEvent[]) =>
  events.reduce(
    (sum, { messages, furtherTransactions = 0 }) => sum + 1 + messages.length + furtherTransactions,
    0,
  );

it.each([
  [0, 0, 100],
  [300, 240, 400],
  [700, 500, 850],
  [1_000, 750, 1_150],
  [2_000, 1_700, 2_200],
  [10_000, 8_500, 11_000],
])("for a requested length of %d, the history has %d to %d transactions", (transactions, least, most) => {
  const events = historyEvents(town, GENESIS.time, transactions);
  expect(lengthOf(events)).toBeGreaterThanOrEqual(least);
  expect(lengthOf(events)).toBeLessThanOrEqual(most);
  for (const { at } of events) {
    expect(at).toBeGreaterThanOrEqual(GENESIS.time);
    expect(at).toBeLessThan(GENESIS.time + historySeconds(transactions));
  }
});
