import type { ScenarioEvent } from "./scenario-event";

export type EventGroup = readonly [ScenarioEvent, ...ScenarioEvent[]];

/**
 * Splits events into groups that can run together, in order: a wallet with a seqno takes one order at a
 * time.
 */
export function groupEvents(events: readonly ScenarioEvent[]): readonly EventGroup[] {
  const groups: [ScenarioEvent, ...ScenarioEvent[]][] = [];
  for (const event of events) {
    const current = groups.at(-1);
    const fits = current?.[0].at === event.at && current.every(({ by }) => by !== event.by);
    if (current !== undefined && fits) current.push(event);
    else groups.push([event]);
  }
  return groups;
}
