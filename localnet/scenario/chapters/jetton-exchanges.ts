import { coins, DAY, HOUR, type ScenarioEvent, type Chapter, type OutgoingMessage } from "../scenario-event";
import { amountOf, EXCHANGES, type ExchangeName } from "../jettons/town-jettons";
import {
  burnJettons,
  openExchange,
  provideLiquidity,
  sellCoins,
  sellJettons,
} from "../jettons/jetton-operations";
import { seededRandom } from "../seeded-random";
import type { ResidentName } from "../residents";
import type { Town } from "../town";

/**
 * Two exchanges are deployed and filled by the issuers of their jettons; another resident adds liquidity
 * and withdraws it.
 */
export const exchanges: Chapter = (town, { from }) => {
  const { addressOf } = town;
  const { tide, flour, tideExchange, flourExchange } = town.jettons;
  const ofHarbour = { amount: amountOf("tide", 20_000), coins: coins(2_000), query: 2 };
  const ofMill = { amount: amountOf("flour", 10_000), coins: coins(1_000), query: 2 };
  const ofInes = { amount: amountOf("tide", 100), coins: coins(10), query: 3 };
  return [
    { at: from + 6 * HOUR, by: "harbour", messages: [openExchange(tideExchange, 1)], furtherTransactions: 2 },
    { at: from + 6 * HOUR, by: "mill", messages: [openExchange(flourExchange, 1)], furtherTransactions: 2 },
    {
      at: from + 7 * HOUR,
      by: "harbour",
      messages: [provideLiquidity(tide, tideExchange, addressOf("harbour"), ofHarbour)],
      furtherTransactions: 5,
    },
    {
      at: from + 7 * HOUR,
      by: "mill",
      messages: [provideLiquidity(flour, flourExchange, addressOf("mill"), ofMill)],
      furtherTransactions: 5,
    },
    {
      at: from + 3 * DAY + HOUR,
      by: "ines",
      messages: [provideLiquidity(tide, tideExchange, addressOf("ines"), ofInes)],
      furtherTransactions: 5,
    },
    {
      at: from + 6 * DAY + HOUR,
      by: "ines",
      messages: [burnJettons(tideExchange, addressOf("ines"), coins(4), 4)],
      furtherTransactions: 5,
    },
  ];
};

const HOURS_BETWEEN_SWAPS = 4;

/** A swap every few hours. */
export const swaps: Chapter = (town, { from, to }) => {
  const events: ScenarioEvent[] = [];
  for (let at = from + 8 * HOUR; at < to; at += HOURS_BETWEEN_SWAPS * HOUR)
    events.push(swapEvent(town, { at, number: events.length }));
  return events;
};

interface SwapCustomer {
  readonly by: ResidentName;
  readonly exchange: ExchangeName;
  readonly sells: "coins" | "jettons";
  /** The upper bound of the amount. */
  readonly maxAmount: number;
  /** Demands more than any exchange gives, so that the exchange refunds everything. */
  readonly impossible?: true;
  /** A second exchange that swaps the resulting coins again. */
  readonly next?: ExchangeName;
}

/** Swaps go through this list in order, then again in the opposite direction. */
const CUSTOMERS: readonly SwapCustomer[] = [
  { by: "lena", exchange: "tideExchange", sells: "coins", maxAmount: 20 },
  { by: "quentin", exchange: "tideExchange", sells: "jettons", maxAmount: 60 },
  { by: "farid", exchange: "flourExchange", sells: "coins", maxAmount: 9 },
  { by: "samir", exchange: "tideExchange", sells: "jettons", maxAmount: 40, next: "flourExchange" },
  { by: "rosa", exchange: "flourExchange", sells: "jettons", maxAmount: 30 },
  { by: "oskar", exchange: "tideExchange", sells: "coins", maxAmount: 12 },
  { by: "clara", exchange: "tideExchange", sells: "jettons", maxAmount: 9, impossible: true },
  { by: "nadia", exchange: "tideExchange", sells: "jettons", maxAmount: 50 },
  { by: "tove", exchange: "flourExchange", sells: "coins", maxAmount: 5, impossible: true },
];

const MORE_THAN_ANYBODY_GIVES = coins(1_000_000);
/**
 * An exchange sends jettons from its wallet to the recipient's wallet, which notifies the recipient and
 * returns the excess.
 */
const AFTER_COINS = 4;
const AFTER_JETTONS = 5;

export interface NumberedSwap {
  readonly at: number;
  readonly number: number;
}

export function swapEvent(town: Town, { at, number }: NumberedSwap): ScenarioEvent {
  const next = CUSTOMERS[number % CUSTOMERS.length];
  if (next === undefined) throw new Error("there are no swap customers");
  const back = Math.floor(number / CUSTOMERS.length) % 2 === 1;
  const customer = back ? reversed(next) : next;
  const { by, sells } = customer;
  const onwards = customer.next === undefined ? 0 : AFTER_COINS;
  const furtherTransactions = (sells === "coins" ? AFTER_COINS : AFTER_JETTONS) + onwards;
  return { at, by, messages: [swapMessage(town, customer, number)], furtherTransactions };
}

/** A coin is worth about ten of either jetton; the reverse swap sells somewhat less than was bought. */
const FOR_A_COIN = 5;
const FOR_JETTONS = 1 / 20;

/** The reverse swap keeps balances stable. An impossible swap is repeated as it is. */
function reversed(customer: SwapCustomer): SwapCustomer {
  const { exchange, sells, maxAmount, next, impossible } = customer;
  if (impossible === true) return customer;
  if (next !== undefined) return { ...customer, exchange: next, next: exchange };
  return sells === "coins"
    ? { ...customer, sells: "jettons", maxAmount: maxAmount * FOR_A_COIN }
    : { ...customer, sells: "coins", maxAmount: maxAmount * FOR_JETTONS };
}

function swapMessage(
  { seed, jettons, addressOf }: Town,
  customer: SwapCustomer,
  query: number,
): OutgoingMessage {
  const { by, exchange, sells, maxAmount, impossible, next } = customer;
  const whole = (1 + seededRandom(seed, "swap", query).below(maxAmount * 100)) / 100;
  const swap = {
    recipient: addressOf(by),
    query,
    minResult: impossible === undefined ? 0n : MORE_THAN_ANYBODY_GIVES,
    ...(next === undefined ? {} : { next: { exchange: jettons[next], minResult: 0n } }),
  };
  if (sells === "coins") return sellCoins(jettons[exchange], { ...swap, amount: coins(whole) });
  const name = EXCHANGES[exchange];
  const amount = amountOf(name, whole);
  return sellJettons(jettons[name], jettons[exchange], addressOf(by), { ...swap, amount });
}
