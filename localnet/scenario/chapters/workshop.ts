import { Address, beginCell } from "@ton/core";
import { createHash } from "node:crypto";
import { coins, DAY, HOUR, type Act, type Chapter, type Parcel } from "../act";
import { errand, FARE, gift, visit } from "../errands";
import type { ResidentName } from "../residents";
import type { Town } from "../town";

/** What can happen at the workshop and on the way to it. */
type Visit = readonly [ResidentName, (town: Town, number: number) => Parcel];

const EXIT_CODE = 777;
const BASECHAIN = 0;
const DUST = 1n;

const VISITS: readonly Visit[] = [
  ["hugo", ({ places }) => visit(places.workshop, FARE, errand("make"))],
  ["nadia", ({ places }) => visit(places.workshop, FARE, errand("tell"))],
  [
    "greta",
    ({ places }) =>
      visit(places.workshop, FARE, errand("throw", beginCell().storeUint(EXIT_CODE, 16).endCell())),
  ],
  ["oskar", ({ places }) => visit(places.workshop, coins(0.02), errand("spin"))],
  ["lena", ({ places }) => visit(places.workshop, FARE, errand("overspend"))],
  ["marco", ({ places }) => visit(places.workshop, DUST, errand("make"))],
  ["paula", (town, number) => ({ ...gift(nobody(town, number), FARE, "Is anybody there?"), returns: true })],
  ["clara", (town) => gift(town.addressOf("ulrich"), FARE, "Have you opened your wallet?")],
];

/** Once a day each of them goes; more than half of it goes wrong. */
export const workshop: Chapter = (town, { from, to }) => {
  const acts: Act[] = [];
  for (let [day, start] = [0, from + HOUR]; start + HOUR < to; [day, start] = [day + 1, start + DAY])
    for (const index of VISITS.keys())
      acts.push(...visitNumber(town, { at: start, number: day * VISITS.length + index }));
  return acts;
};

/** They go one after another, and then the first again. */
export function visitNumber(town: Town, { at, number }: NumberedVisit): readonly Act[] {
  const next = VISITS[number % VISITS.length];
  if (next === undefined) return [];
  const [by, parcel] = next;
  return [{ at, by, sends: [parcel(town, number)] }];
}

export interface NumberedVisit {
  readonly at: number;
  readonly number: number;
}

/** An address that nothing is at. */
function nobody({ seed }: Town, number: number): Address {
  return new Address(BASECHAIN, createHash("sha256").update(`${seed}\0nobody\0${number}`).digest());
}
