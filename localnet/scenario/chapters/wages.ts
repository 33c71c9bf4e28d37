import { coins, DAY, HOUR, type ScenarioEvent, type Chapter } from "../scenario-event";
import { paymentMessage } from "../town-operations";
import { EMPLOYERS, TRADERS } from "../residents";
import type { Town } from "../town";

const WAGE = coins(4);

const PAID_AT = 8 * HOUR;

/** Every day each of the two employers pays half of the residents in one batch. */
export const wages: Chapter = (town, { from, to }) => {
  const events: ScenarioEvent[] = [];
  for (let at = from + PAID_AT; at < to; at += DAY) events.push(...payday(town, at));
  return events;
};

export function payday(town: Town, at: number): readonly ScenarioEvent[] {
  return EMPLOYERS.map((by, index) => {
    const staff = TRADERS.filter((_, position) => position % EMPLOYERS.length === index);
    return {
      at,
      by,
      messages: staff.map((name) => paymentMessage(town.addressOf(name), WAGE, "Wages of the day")),
    };
  });
}
