import { expect, it } from "vitest";
import { DAY, MINUTE } from "./scenario-event";
import { LIVE_STEP_SECONDS, liveEvents } from "./live-events";
import { openTown } from "./town";

const NOW = 1_700_000_000 - (1_700_000_000 % DAY);
const town = openTown("present", { globalId: -77 });
const eventsAt = (at: number) =>
  liveEvents(town, at).map(({ by, messages }) => ({ by, to: messages.map(({ to }) => String(to)) }));

it("every step has events, the same each time they are computed", () => {
  for (let at = NOW; at < NOW + 2 * MINUTE; at += LIVE_STEP_SECONDS) {
    expect(eventsAt(at).length).toBeGreaterThan(0);
    expect(eventsAt(at)).toEqual(eventsAt(at + LIVE_STEP_SECONDS - 1));
    expect(eventsAt(at)).not.toEqual(eventsAt(at + LIVE_STEP_SECONDS));
  }
});

it("no resident has two events in one step, even on payday", () => {
  for (const at of [NOW, NOW + MINUTE, NOW + 7 * MINUTE]) {
    const names = eventsAt(at).map(({ by }) => by);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(eventsAt(NOW).map(({ by }) => by)).toEqual(expect.arrayContaining(["mill", "harbour"]));
});
