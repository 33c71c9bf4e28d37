import { beginCell } from "@ton/core";
import { coins, DAY, HOUR, type ScenarioEvent, type Chapter } from "../scenario-event";
import { JETTON_PAYMENT_PLANS } from "../jettons/jetton-payment-plans";
import { amountOf } from "../jettons/town-jettons";
import { burnJettons, transferJettons } from "../jettons/jetton-operations";
import { seededRandom, type Random } from "../seeded-random";
import type { Town } from "../town";

const HOURS_BETWEEN_PAYMENTS = 4;
const PAYMENTS_AT_ONCE = 3;
/** The recipient's wallet and the returned excess; a notification of the recipient is counted separately. */
const TRANSFER_FOLLOWUPS = 2;

/** Jetton payments, several times a day. */
export const jettonPayments: Chapter = (town, { from, to }) => {
  const events: ScenarioEvent[] = [];
  for (let at = from + 8 * HOUR; at < to; at += HOURS_BETWEEN_PAYMENTS * HOUR)
    events.push(...jettonPaymentEvents(town, { at, round: `history ${at - from}`, count: PAYMENTS_AT_ONCE }));
  return events;
};

export interface JettonPaymentRound {
  readonly at: number;
  readonly round: string;
  readonly count: number;
}

/** Each payment uses a different jetton, so that a resident pays twice only in two jettons. */
export function jettonPaymentEvents(
  town: Town,
  { at, round, count }: JettonPaymentRound,
): readonly ScenarioEvent[] {
  const random = seededRandom(town.seed, "jetton payments", round);
  return random.pickSome(JETTON_PAYMENT_PLANS, count).map((plan) => jettonPayment(town, at, random, plan));
}

/** One payment in five has no comment, and one in five forwards coins. */
function jettonPayment(
  town: Town,
  at: number,
  random: Random,
  { name, payers, purchases }: (typeof JETTON_PAYMENT_PLANS)[number],
): ScenarioEvent {
  const [by, to] = random.pickSome(payers, 2);
  if (by === undefined || to === undefined) throw new Error("a payment needs two residents");
  const [comment, maxAmount] = random.pick(purchases);
  const manner = random.below(5);
  const plain = {
    to: town.addressOf(to),
    amount: amountOf(name, 1 + random.below(maxAmount)),
    query: random.below(2 ** 31),
  };
  const order =
    manner === 0 ? plain : { ...plain, payload: comment, forward: manner === 1 ? coins(0.2) : 1n };
  return {
    at,
    by,
    messages: [transferJettons(town.jettons[name], town.addressOf(by), order)],
    furtherTransactions: TRANSFER_FOLLOWUPS + ("forward" in order ? 1 : 0),
  };
}

const ENCRYPTED = 0x2167da4b;
const TEXT_BYTES = 64;

/** An encrypted comment; the content is random because nobody decrypts it. */
function encryptedPayload(town: Town) {
  const random = seededRandom(town.seed, "sealed");
  const bytes = Buffer.from(Array.from({ length: TEXT_BYTES }, () => random.below(256)));
  return beginCell().storeUint(ENCRYPTED, 32).storeBuffer(bytes).endCell();
}

/** Burns, operations that fail, and one transfer that the recipient's wallet bounces. */
export const jettonSpecialCases: Chapter = (town, { from }) => {
  const { jettons, addressOf } = town;
  const day = (number: number, hour: number) => from + number * DAY + hour * HOUR;
  const tooMuch = { to: addressOf("hugo"), amount: amountOf("tide", 1_000_000), query: 7 };
  const unreadable = { to: addressOf("ada"), amount: amountOf("tide", 5), query: 8, broken: true };
  const secret = {
    to: addressOf("ines"),
    amount: amountOf("credit", 3),
    query: 9,
    payload: encryptedPayload(town),
    forward: 1n,
  };
  const burnEvent = (at: number): ScenarioEvent => ({
    at,
    by: "kaito",
    messages: [burnJettons(jettons.loaf, addressOf("kaito"), 2n, at - from)],
    furtherTransactions: 2,
  });
  return [
    ...[1, 2, 3, 4, 5].map((number) => burnEvent(day(number, 9))),
    {
      at: day(1, 9),
      by: "ada",
      messages: [burnJettons(jettons.ferry, addressOf("ada"), 1n, 1)],
      furtherTransactions: 2,
    },
    {
      at: day(2, 9),
      by: "greta",
      messages: [transferJettons(jettons.tide, addressOf("greta"), tooMuch)],
      furtherTransactions: 1,
    },
    {
      at: day(3, 9),
      by: "bruno",
      messages: [transferJettons(jettons.tide, addressOf("bruno"), unreadable)],
      furtherTransactions: 2,
    },
    {
      at: day(4, 9),
      by: "marco",
      messages: [burnJettons(jettons.ferry, addressOf("marco"), 500n, 2)],
      furtherTransactions: 1,
    },
    {
      at: day(5, 9),
      by: "oskar",
      messages: [burnJettons(jettons.ferry, addressOf("oskar"), 2n, 3)],
      furtherTransactions: 2,
    },
    {
      at: day(5, 9),
      by: "nadia",
      messages: [transferJettons(jettons.credit, addressOf("nadia"), secret)],
      furtherTransactions: 3,
    },
    {
      at: day(6, 9),
      by: "paula",
      messages: [transferJettons(jettons.tide, addressOf("paula"), { ...tooMuch, query: 8 })],
      furtherTransactions: 1,
    },
  ];
};
