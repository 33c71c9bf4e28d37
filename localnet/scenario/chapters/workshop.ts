import { Address, beginCell } from "@ton/core";
import { createHash } from "node:crypto";
import { coins, DAY, HOUR, type ScenarioEvent, type Chapter, type OutgoingMessage } from "../scenario-event";
import { operationBody, CALL_AMOUNT, paymentMessage, deployOrCall } from "../town-operations";
import type { ResidentName } from "../residents";
import type { Town } from "../town";

/** A call to the workshop, or a payment that cannot be received. */
type WorkshopCall = readonly [ResidentName, (town: Town, number: number) => OutgoingMessage];

const EXIT_CODE = 777;
const BASECHAIN = 0;
const DUST = 1n;

const WORKSHOP_CALLS: readonly WorkshopCall[] = [
  ["hugo", ({ contracts }) => deployOrCall(contracts.workshop, CALL_AMOUNT, operationBody("make"))],
  ["nadia", ({ contracts }) => deployOrCall(contracts.workshop, CALL_AMOUNT, operationBody("emitLog"))],
  [
    "greta",
    ({ contracts }) =>
      deployOrCall(
        contracts.workshop,
        CALL_AMOUNT,
        operationBody("throw", beginCell().storeUint(EXIT_CODE, 16).endCell()),
      ),
  ],
  ["oskar", ({ contracts }) => deployOrCall(contracts.workshop, coins(0.02), operationBody("spin"))],
  ["lena", ({ contracts }) => deployOrCall(contracts.workshop, CALL_AMOUNT, operationBody("overspend"))],
  ["marco", ({ contracts }) => deployOrCall(contracts.workshop, DUST, operationBody("make"))],
  [
    "paula",
    (town, number) => ({
      ...paymentMessage(unusedAddress(town, number), CALL_AMOUNT, "Is anybody there?"),
      bounce: true,
    }),
  ],
  ["clara", (town) => paymentMessage(town.addressOf("ulrich"), CALL_AMOUNT, "Have you opened your wallet?")],
];

/** Every call once a day; more than half of them fail in some way. */
export const workshop: Chapter = (town, { from, to }) => {
  const events: ScenarioEvent[] = [];
  for (let [day, start] = [0, from + HOUR]; start + HOUR < to; [day, start] = [day + 1, start + DAY])
    for (const index of WORKSHOP_CALLS.keys())
      events.push(...workshopCallEvents(town, { at: start, number: day * WORKSHOP_CALLS.length + index }));
  return events;
};

/** Calls go through the list in order and start again. */
export function workshopCallEvents(
  town: Town,
  { at, number }: NumberedWorkshopCall,
): readonly ScenarioEvent[] {
  const next = WORKSHOP_CALLS[number % WORKSHOP_CALLS.length];
  if (next === undefined) return [];
  const [by, message] = next;
  return [{ at, by, messages: [message(town, number)] }];
}

export interface NumberedWorkshopCall {
  readonly at: number;
  readonly number: number;
}

/** An address without an account. */
function unusedAddress({ seed }: Town, number: number): Address {
  return new Address(BASECHAIN, createHash("sha256").update(`${seed}\0nobody\0${number}`).digest());
}
