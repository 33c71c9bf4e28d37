import { expect, it } from "vitest";
import { domainItem } from "../../contracts/dns";
import { DAY, HOUR, MINUTE } from "../act";
import { presentActs } from "../present";
import { openTown } from "../town";
import { AUCTION } from "./name-auctions";
import { HABIT, habitOfNames, latestNames, namesOfTheHour } from "./names-of-the-hour";

const town = openTown("hours", { globalId: -77 });
const NOON = 1_700_000_000 - (1_700_000_000 % DAY) + 12 * HOUR;

it("every name is wanted, bid for and fetched at the full hour, in the history and after it", () => {
  const span = { from: NOON - DAY, to: NOON + 20 * MINUTE };
  const past = latestNames(town, span);
  expect(past.every(({ at }) => at < span.to && at % HOUR === 0)).toBe(true);
  const later = Array.from({ length: 8 }, (_, hour) => namesOfTheHour(town, NOON + (hour + 1) * HOUR));
  const all = [...past, ...later.flat()];
  const begun = past.filter(({ at, sends }) => at === NOON && typeof sends[0]?.body === "string");
  expect(begun).toHaveLength(1);
  const name = String(begun[0]?.sends[0]?.body);
  const toItem = all.filter(({ sends }) => sends.some(({ to }) => to.equals(domainItem(name))));
  expect(toItem.map(({ at }) => at - NOON)).toEqual([HOUR, AUCTION + HOUR]);
  expect(new Set(toItem.map(({ by }) => by)).size).toBe(1);
  expect(toItem[0]?.by).not.toBe(begun[0]?.by);
});

it("there is something new about an old name every few minutes", () => {
  const hour = Array.from({ length: HOUR / HABIT }, (_, number) => habitOfNames(NOON + number * HABIT));
  expect(new Set(hour.flat().map(({ by }) => by)).size).toBeGreaterThan(5);
  for (const [number, acts] of hour.entries()) {
    const told = presentActs(town, NOON + number * HABIT);
    expect(told.map(({ by }) => by)).toEqual(expect.arrayContaining(acts.map(({ by }) => by)));
  }
});
