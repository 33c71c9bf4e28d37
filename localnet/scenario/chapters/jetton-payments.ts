import { beginCell } from "@ton/core";
import { coins, DAY, HOUR, type Act, type Chapter } from "../act";
import { HABITS } from "../jettons/habits";
import { amountOf } from "../jettons/issues";
import { burn, transfer } from "../jettons/orders";
import { randomOf, type Random } from "../random";
import type { Town } from "../town";

const HOURS_BETWEEN_PAYMENTS = 4;
const PAYMENTS_AT_ONCE = 3;
/** To the two wallets, and what is left over; besides that the receiver may be told. */
const AFTER_TRANSFER = 2;

/** Jettons go from hand to hand, several times a day. */
export const jettonPayments: Chapter = (town, { from, to }) => {
  const acts: Act[] = [];
  for (let at = from + 8 * HOUR; at < to; at += HOURS_BETWEEN_PAYMENTS * HOUR)
    acts.push(...payments(town, { at, round: `history ${at - from}`, count: PAYMENTS_AT_ONCE }));
  return acts;
};

export interface Payments {
  readonly at: number;
  readonly round: string;
  readonly count: number;
}

/** Each with another jetton, so nobody pays twice at once unless they use two of them. */
export function payments(town: Town, { at, round, count }: Payments): readonly Act[] {
  const random = randomOf(town.seed, "jetton payments", round);
  return random.pickSome(HABITS, count).map((habit) => payment(town, at, random, habit));
}

/** One of five says nothing, another one sends coins along. */
function payment(
  town: Town,
  at: number,
  random: Random,
  { name, among, goods }: (typeof HABITS)[number],
): Act {
  const [by, to] = random.pickSome(among, 2);
  if (by === undefined || to === undefined) throw new Error("a payment takes two");
  const [words, most] = random.pick(goods);
  const manner = random.below(5);
  const order = {
    to: town.addressOf(to),
    amount: amountOf(name, 1 + random.below(most)),
    query: random.below(2 ** 31),
  };
  const told = manner === 0 ? order : { ...order, payload: words, forward: manner === 1 ? coins(0.2) : 1n };
  return {
    at,
    by,
    sends: [transfer(town.jettons[name], town.addressOf(by), told)],
    more: AFTER_TRANSFER + ("forward" in told ? 1 : 0),
  };
}

const ENCRYPTED = 0x2167da4b;
const TEXT_BYTES = 64;

/** What only the receiver could read; nobody else can tell that these are no words. */
function sealed(town: Town) {
  const random = randomOf(town.seed, "sealed");
  const bytes = Buffer.from(Array.from({ length: TEXT_BYTES }, () => random.below(256)));
  return beginCell().storeUint(ENCRYPTED, 32).storeBuffer(bytes).endCell();
}

/** Some is used up, some orders cannot be done, and one transfer comes back from whom it was for. */
export const jettonSights: Chapter = (town, { from }) => {
  const { jettons, addressOf } = town;
  const day = (number: number, hour: number) => from + number * DAY + hour * HOUR;
  const tooMuch = { to: addressOf("hugo"), amount: amountOf("tide", 1_000_000), query: 7 };
  const unreadable = { to: addressOf("ada"), amount: amountOf("tide", 5), query: 8, broken: true };
  const secret = {
    to: addressOf("ines"),
    amount: amountOf("credit", 3),
    query: 9,
    payload: sealed(town),
    forward: 1n,
  };
  const eaten = (at: number): Act => ({
    at,
    by: "kaito",
    sends: [burn(jettons.loaf, addressOf("kaito"), 2n, at - from)],
    more: 2,
  });
  return [
    ...[1, 2, 3, 4, 5].map((number) => eaten(day(number, 9))),
    { at: day(1, 9), by: "ada", sends: [burn(jettons.ferry, addressOf("ada"), 1n, 1)], more: 2 },
    { at: day(2, 9), by: "greta", sends: [transfer(jettons.tide, addressOf("greta"), tooMuch)], more: 1 },
    { at: day(3, 9), by: "bruno", sends: [transfer(jettons.tide, addressOf("bruno"), unreadable)], more: 2 },
    { at: day(4, 9), by: "marco", sends: [burn(jettons.ferry, addressOf("marco"), 500n, 2)], more: 1 },
    { at: day(5, 9), by: "oskar", sends: [burn(jettons.ferry, addressOf("oskar"), 2n, 3)], more: 2 },
    { at: day(5, 9), by: "nadia", sends: [transfer(jettons.credit, addressOf("nadia"), secret)], more: 3 },
    {
      at: day(6, 9),
      by: "paula",
      sends: [transfer(jettons.tide, addressOf("paula"), { ...tooMuch, query: 8 })],
      more: 1,
    },
  ];
};
