import { expect, it } from "vitest";
import { domainItem } from "../../contracts/dns-contracts";
import { DAY, HOUR, MINUTE } from "../scenario-event";
import { liveEvents } from "../live-events";
import { openTown } from "../town";
import { AUCTION_SECONDS } from "./domain-auctions";
import { UPKEEP_INTERVAL, domainUpkeepEvents, latestDomains, hourlyDomainEvents } from "./hourly-domains";

const town = openTown("hours", { globalId: -77 });
const NOON = 1_700_000_000 - (1_700_000_000 % DAY) + 12 * HOUR;

it("each hourly domain is registered, outbid and claimed, in the history and after it", () => {
  const span = { from: NOON - DAY, to: NOON + 20 * MINUTE };
  const past = latestDomains(town, span);
  expect(past.every(({ at }) => at < span.to && at % HOUR === 0)).toBe(true);
  const later = Array.from({ length: 8 }, (_, hour) => hourlyDomainEvents(town, NOON + (hour + 1) * HOUR));
  const all = [...past, ...later.flat()];
  const registrations = past.filter(
    ({ at, messages }) => at === NOON && typeof messages[0]?.body === "string",
  );
  expect(registrations).toHaveLength(1);
  const name = String(registrations[0]?.messages[0]?.body);
  const toItem = all.filter(({ messages }) => messages.some(({ to }) => to.equals(domainItem(name))));
  expect(toItem.map(({ at }) => at - NOON)).toEqual([HOUR, AUCTION_SECONDS + HOUR]);
  expect(new Set(toItem.map(({ by }) => by)).size).toBe(1);
  expect(toItem[0]?.by).not.toBe(registrations[0]?.by);
});

it("an existing domain changes every few minutes", () => {
  const hour = Array.from({ length: HOUR / UPKEEP_INTERVAL }, (_, number) =>
    domainUpkeepEvents(NOON + number * UPKEEP_INTERVAL),
  );
  expect(new Set(hour.flat().map(({ by }) => by)).size).toBeGreaterThan(5);
  for (const [number, events] of hour.entries()) {
    const current = liveEvents(town, NOON + number * UPKEEP_INTERVAL);
    expect(current.map(({ by }) => by)).toEqual(expect.arrayContaining(events.map(({ by }) => by)));
  }
});
