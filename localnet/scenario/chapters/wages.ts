import { coins, DAY, HOUR, type Act, type Chapter } from "../act";
import { gift } from "../errands";
import { EMPLOYERS, TRADERS } from "../residents";

const WAGE = coins(4);

/** Every day each employer pays half of the town in one batch. */
export const wages: Chapter = (town, { from, to }) => {
  const acts: Act[] = [];
  for (let day = from; day + 8 * HOUR < to; day += DAY) {
    for (const [index, by] of EMPLOYERS.entries()) {
      const staff = TRADERS.filter((_, position) => position % EMPLOYERS.length === index);
      const sends = staff.map((name) => gift(town.addressOf(name), WAGE, "Wages of the day"));
      acts.push({ at: day + 8 * HOUR, by, sends });
    }
  }
  return acts;
};
