import { createHash } from "node:crypto";
import type { DnsRecord } from "../../contracts/dns-record";
import { coins, HOUR, MINUTE, type Act, type Chapter, type Parcel } from "../act";
import { bid, deleteRecord, fillUp, register, renew, setRecord } from "../domain-errands";
import { randomOf } from "../random";
import { TRADERS, type ResidentName } from "../residents";
import type { Town } from "../town";
import { AUCTION } from "./name-auctions";

const WORDS = [
  "lantern",
  "orchard",
  "thimble",
  "seagull",
  "pebble",
  "rowboat",
  "chimney",
  "bramble",
] as const;

/** Every hour somebody wants a name that nobody had; somebody else bids more, and fetches it when it is theirs. */
function lotOf(town: Town, hour: number): readonly Act[] {
  const number = Math.floor(hour / HOUR);
  const [first, second] = randomOf(town.seed, "name of the hour", number).pickSome(TRADERS, 2);
  if (first === undefined || second === undefined) return [];
  const name = `${WORDS[number % WORDS.length] ?? "nothing"}-${number}`;
  const wallet: DnsRecord = { kind: "contract", address: town.addressOf(second), flags: 0 };
  return [
    { at: hour, by: first, sends: [register(name, coins(1))], more: 1 },
    { at: hour + HOUR, by: second, sends: [bid(name, coins(1.5))], more: 1 },
    { at: hour + AUCTION + HOUR, by: second, sends: [setRecord(name, "wallet", wallet)], more: 1 },
  ];
}

/** What happens to names at the full hour. */
export function namesOfTheHour(town: Town, at: number): readonly Act[] {
  return [at, at - HOUR, at - AUCTION - HOUR].flatMap((hour) =>
    lotOf(town, hour).filter((act) => act.at === at),
  );
}

/** The last hours of the history are as the hours after them will be, so that there is something to fetch. */
export const latestNames: Chapter = (town, { to }) => {
  const acts: Act[] = [];
  for (let hour = Math.ceil((to - AUCTION - HOUR) / HOUR) * HOUR; hour < to; hour += HOUR)
    acts.push(...lotOf(town, hour).filter(({ at }) => at < to));
  return acts;
};

type Habit = readonly [ResidentName, (number: number) => Parcel];

const today = (text: string): DnsRecord => ({ kind: "text", text });

/** What owners do with names that they have had for long. */
const HABITS: readonly Habit[] = [
  ["rosa", (number) => setRecord("rosa", "text", today(`Letter ${number} is answered.`))],
  ["harbour", (number) => setRecord("harbour", "text", today(`Ship ${number} has left.`))],
  ["ines", (number) => setRecord("bread", "site", { kind: "site", adnl: ovenOf(number), flags: 0 })],
  ["lena", () => fillUp("piano-lessons")],
  ["rosa", () => deleteRecord("rosa", "text")],
  ["hugo", () => renew("hugo-the-baker")],
  ["mill", () => renew("the-mill")],
  ["kaito", (number) => setRecord("firewood", "text", today(`${1 + (number % 9)} stacks are left.`))],
];

const ovenOf = (number: number) => createHash("sha256").update(`oven ${number}`).digest();

/** How often one of them does. */
export const HABIT = 5 * MINUTE;

export function habitOfNames(at: number): readonly Act[] {
  const number = Math.floor(at / HABIT);
  const habit = HABITS[number % HABITS.length];
  return habit === undefined ? [] : [{ at, by: habit[0], sends: [habit[1](number)] }];
}
