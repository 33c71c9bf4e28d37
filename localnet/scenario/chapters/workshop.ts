import { beginCell } from "@ton/core";
import { createHash } from "node:crypto";
import { Address } from "@ton/core";
import { coins, DAY, HOUR, MINUTE, type Act, type Chapter } from "../act";
import { errand, FARE, gift, visit } from "../errands";
import type { ResidentName } from "../residents";
import type { Parcel } from "../act";
import type { Town } from "../town";

/** What can happen at the workshop and on the way to it. */
type Visit = readonly [ResidentName, (town: Town, day: number) => Parcel];

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
  ["paula", (town, day) => ({ ...gift(nobody(town, day), FARE, "Is anybody there?"), returns: true })],
  ["clara", (town) => gift(town.addressOf("ulrich"), FARE, "Have you opened your wallet?")],
];

/** Once a day each of them goes; more than half of it goes wrong. */
export const workshop: Chapter = (town, { from, to }) => {
  const acts: Act[] = [];
  for (let [day, start] = [0, from + HOUR]; start + HOUR < to; [day, start] = [day + 1, start + DAY])
    for (const [index, [by, parcel]] of VISITS.entries())
      acts.push({ at: start + index * MINUTE, by, sends: [parcel(town, day)] });
  return acts;
};

/** An address that nothing is at. */
function nobody({ seed }: Town, day: number): Address {
  return new Address(BASECHAIN, createHash("sha256").update(`${seed}\0nobody\0${day}`).digest());
}
