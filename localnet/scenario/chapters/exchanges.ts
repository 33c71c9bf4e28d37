import { coins, DAY, HOUR, type Act, type Chapter, type Parcel } from "../act";
import { amountOf, EXCHANGES, type ExchangeName } from "../jettons/issues";
import { burn, openExchange, provide, sellCoins, sellJettons } from "../jettons/orders";
import { randomOf } from "../random";
import type { ResidentName } from "../residents";
import type { Town } from "../town";

/** Two exchanges open and are filled by those who issue what is traded there; others give to one, and take out again. */
export const exchanges: Chapter = (town, { from }) => {
  const { addressOf } = town;
  const { tide, flour, tideExchange, flourExchange } = town.jettons;
  const ofHarbour = { amount: amountOf("tide", 20_000), coins: coins(2_000), query: 2 };
  const ofMill = { amount: amountOf("flour", 10_000), coins: coins(1_000), query: 2 };
  const ofInes = { amount: amountOf("tide", 100), coins: coins(10), query: 3 };
  return [
    { at: from + 6 * HOUR, by: "harbour", sends: [openExchange(tideExchange, 1)], more: 2 },
    { at: from + 6 * HOUR, by: "mill", sends: [openExchange(flourExchange, 1)], more: 2 },
    {
      at: from + 7 * HOUR,
      by: "harbour",
      sends: [provide(tide, tideExchange, addressOf("harbour"), ofHarbour)],
      more: 5,
    },
    {
      at: from + 7 * HOUR,
      by: "mill",
      sends: [provide(flour, flourExchange, addressOf("mill"), ofMill)],
      more: 5,
    },
    {
      at: from + 3 * DAY + HOUR,
      by: "ines",
      sends: [provide(tide, tideExchange, addressOf("ines"), ofInes)],
      more: 5,
    },
    {
      at: from + 6 * DAY + HOUR,
      by: "ines",
      sends: [burn(tideExchange, addressOf("ines"), coins(4), 4)],
      more: 5,
    },
  ];
};

const HOURS_BETWEEN_SWAPS = 4;

/** Somebody changes something on an exchange, a few times a day. */
export const swaps: Chapter = (town, { from, to }) => {
  const acts: Act[] = [];
  for (let at = from + 8 * HOUR; at < to; at += HOURS_BETWEEN_SWAPS * HOUR)
    acts.push(swapNumber(town, { at, number: acts.length }));
  return acts;
};

interface Customer {
  readonly by: ResidentName;
  readonly exchange: ExchangeName;
  readonly gives: "coins" | "jettons";
  /** How much, at most. */
  readonly most: number;
  /** Asks for more than anybody would give, so that all comes back. */
  readonly greedy?: true;
  /** Changes the coins that come out once more. */
  readonly next?: ExchangeName;
}

/** They go one after another, and then all of them again the other way round. */
const CUSTOMERS: readonly Customer[] = [
  { by: "lena", exchange: "tideExchange", gives: "coins", most: 20 },
  { by: "quentin", exchange: "tideExchange", gives: "jettons", most: 60 },
  { by: "farid", exchange: "flourExchange", gives: "coins", most: 9 },
  { by: "samir", exchange: "tideExchange", gives: "jettons", most: 40, next: "flourExchange" },
  { by: "rosa", exchange: "flourExchange", gives: "jettons", most: 30 },
  { by: "oskar", exchange: "tideExchange", gives: "coins", most: 12 },
  { by: "clara", exchange: "tideExchange", gives: "jettons", most: 9, greedy: true },
  { by: "nadia", exchange: "tideExchange", gives: "jettons", most: 50 },
  { by: "tove", exchange: "flourExchange", gives: "coins", most: 5, greedy: true },
];

const MORE_THAN_ANYBODY_GIVES = coins(1_000_000);
/** An exchange pays jettons by its wallet, which tells the receiver's, which returns what is left over. */
const AFTER_COINS = 4;
const AFTER_JETTONS = 5;

export interface NumberedSwap {
  readonly at: number;
  readonly number: number;
}

export function swapNumber(town: Town, { at, number }: NumberedSwap): Act {
  const next = CUSTOMERS[number % CUSTOMERS.length];
  if (next === undefined) throw new Error("nobody swaps");
  const back = Math.floor(number / CUSTOMERS.length) % 2 === 1;
  const customer = back ? backwards(next) : next;
  const { by, gives } = customer;
  const onwards = customer.next === undefined ? 0 : AFTER_COINS;
  const more = (gives === "coins" ? AFTER_COINS : AFTER_JETTONS) + onwards;
  return { at, by, sends: [orderOf(town, customer, number)], more };
}

/** A coin is worth about ten of both jettons; somewhat less comes back than was given. */
const FOR_A_COIN = 5;
const FOR_JETTONS = 1 / 20;

/** Changes back, so that nobody runs out of anything; who asks for too much does so again. */
function backwards(customer: Customer): Customer {
  const { exchange, gives, most, next, greedy } = customer;
  if (greedy === true) return customer;
  if (next !== undefined) return { ...customer, exchange: next, next: exchange };
  return gives === "coins"
    ? { ...customer, gives: "jettons", most: most * FOR_A_COIN }
    : { ...customer, gives: "coins", most: most * FOR_JETTONS };
}

function orderOf({ seed, jettons, addressOf }: Town, customer: Customer, query: number): Parcel {
  const { by, exchange, gives, most, greedy, next } = customer;
  const whole = (1 + randomOf(seed, "swap", query).below(most * 100)) / 100;
  const swap = {
    recipient: addressOf(by),
    query,
    least: greedy === undefined ? 0n : MORE_THAN_ANYBODY_GIVES,
    ...(next === undefined ? {} : { next: { exchange: jettons[next], least: 0n } }),
  };
  if (gives === "coins") return sellCoins(jettons[exchange], { ...swap, amount: coins(whole) });
  const name = EXCHANGES[exchange];
  const amount = amountOf(name, whole);
  return sellJettons(jettons[name], jettons[exchange], addressOf(by), { ...swap, amount });
}
