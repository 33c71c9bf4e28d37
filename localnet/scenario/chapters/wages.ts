import { coins, DAY, HOUR, type Act, type Chapter } from "../act";
import { gift } from "../errands";
import { EMPLOYERS, TRADERS } from "../residents";
import type { Town } from "../town";

const WAGE = coins(4);

const PAID_AT = 8 * HOUR;

/** Every day each employer pays half of the town in one batch. */
export const wages: Chapter = (town, { from, to }) => {
  const acts: Act[] = [];
  for (let at = from + PAID_AT; at < to; at += DAY) acts.push(...payday(town, at));
  return acts;
};

export function payday(town: Town, at: number): readonly Act[] {
  return EMPLOYERS.map((by, index) => {
    const staff = TRADERS.filter((_, position) => position % EMPLOYERS.length === index);
    return { at, by, sends: staff.map((name) => gift(town.addressOf(name), WAGE, "Wages of the day")) };
  });
}
