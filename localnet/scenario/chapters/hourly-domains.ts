import { createHash } from "node:crypto";
import type { DnsRecord } from "../../contracts/dns-record";
import {
  coins,
  HOUR,
  MINUTE,
  type ScenarioEvent,
  type Chapter,
  type OutgoingMessage,
} from "../scenario-event";
import {
  bidForDomain,
  deleteRecord,
  fillUpDomain,
  registerDomain,
  renewDomain,
  setRecord,
} from "../domain-operations";
import { seededRandom } from "../seeded-random";
import { TRADERS, type ResidentName } from "../residents";
import type { Town } from "../town";
import { AUCTION_SECONDS } from "./domain-auctions";

const NAME_PARTS = [
  "lantern",
  "orchard",
  "thimble",
  "seagull",
  "pebble",
  "rowboat",
  "chimney",
  "bramble",
] as const;

/**
 * Every hour one resident opens an auction for a new name; another outbids and later claims the domain by
 * setting a record.
 */
function hourlyLotEvents(town: Town, hour: number): readonly ScenarioEvent[] {
  const number = Math.floor(hour / HOUR);
  const [first, second] = seededRandom(town.seed, "name of the hour", number).pickSome(TRADERS, 2);
  if (first === undefined || second === undefined) return [];
  const name = `${NAME_PARTS[number % NAME_PARTS.length] ?? "nothing"}-${number}`;
  const wallet: DnsRecord = { kind: "contract", address: town.addressOf(second), flags: 0 };
  return [
    { at: hour, by: first, messages: [registerDomain(name, coins(1))], furtherTransactions: 1 },
    { at: hour + HOUR, by: second, messages: [bidForDomain(name, coins(1.5))], furtherTransactions: 1 },
    {
      at: hour + AUCTION_SECONDS + HOUR,
      by: second,
      messages: [setRecord(name, "wallet", wallet)],
      furtherTransactions: 1,
    },
  ];
}

/** The domain events of this full hour: a new auction, a higher bid, and a claim. */
export function hourlyDomainEvents(town: Town, at: number): readonly ScenarioEvent[] {
  return [at, at - HOUR, at - AUCTION_SECONDS - HOUR].flatMap((hour) =>
    hourlyLotEvents(town, hour).filter((event) => event.at === at),
  );
}

/**
 * The last hours of the history follow the hourly pattern, so that the first live hours have auctions to
 * finish.
 */
export const latestDomains: Chapter = (town, { to }) => {
  const events: ScenarioEvent[] = [];
  for (let hour = Math.ceil((to - AUCTION_SECONDS - HOUR) / HOUR) * HOUR; hour < to; hour += HOUR)
    events.push(...hourlyLotEvents(town, hour).filter(({ at }) => at < to));
  return events;
};

type DomainUpkeep = readonly [ResidentName, (number: number) => OutgoingMessage];

const textRecord = (text: string): DnsRecord => ({ kind: "text", text });

/** Regular changes by owners of older domains. */
const DOMAIN_UPKEEP: readonly DomainUpkeep[] = [
  ["rosa", (number) => setRecord("rosa", "text", textRecord(`Letter ${number} is answered.`))],
  ["harbour", (number) => setRecord("harbour", "text", textRecord(`Ship ${number} has left.`))],
  ["ines", (number) => setRecord("bread", "site", { kind: "site", adnl: ovenAdnl(number), flags: 0 })],
  ["lena", () => fillUpDomain("piano-lessons")],
  ["rosa", () => deleteRecord("rosa", "text")],
  ["hugo", () => renewDomain("hugo-the-baker")],
  ["mill", () => renewDomain("the-mill")],
  ["kaito", (number) => setRecord("firewood", "text", textRecord(`${1 + (number % 9)} stacks are left.`))],
];

const ovenAdnl = (number: number) => createHash("sha256").update(`oven ${number}`).digest();

/** The time between two such changes. */
export const UPKEEP_INTERVAL = 5 * MINUTE;

export function domainUpkeepEvents(at: number): readonly ScenarioEvent[] {
  const number = Math.floor(at / UPKEEP_INTERVAL);
  const upkeep = DOMAIN_UPKEEP[number % DOMAIN_UPKEEP.length];
  return upkeep === undefined ? [] : [{ at, by: upkeep[0], messages: [upkeep[1](number)] }];
}
