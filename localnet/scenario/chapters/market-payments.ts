import { coins, type ScenarioEvent } from "../scenario-event";
import { paymentMessage } from "../town-operations";
import { seededRandom, type Random } from "../seeded-random";
import { TRADERS, type ResidentName } from "../residents";
import type { Town } from "../town";

const GOODS: readonly [string, ...string[]] = [
  "Two loaves of bread",
  "Tea for the week",
  "Rent",
  "A ticket to the coast",
  "Repair of the bicycle",
  "Half of the dinner",
  "Firewood",
  "Piano lesson",
  "Apples, 5 kg",
  "For the lost bet",
  "Thank you!",
  "Спасибо за книгу",
  "お茶代",
  "Birthday present 🎁",
];

/** In thousandths of a coin. */
const LOWEST_PRICE = 50;
const PRICES = 2_500;
const MAX_PURCHASES = 3;

/** Residents pay each other. The same `round` gives the same payments. */
export function marketRound(town: Town, { at, round, buyers }: MarketRound): readonly ScenarioEvent[] {
  const random = seededRandom(town.seed, "market", round);
  return random.pickSome(TRADERS, buyers).map((by) => ({ at, by, messages: purchasesOf(town, by, random) }));
}

export interface MarketRound {
  readonly at: number;
  readonly round: string;
  readonly buyers: number;
}

function purchasesOf(town: Town, by: ResidentName, random: Random) {
  const most = Math.min(MAX_PURCHASES, town.walletOf(by).kind.maxPayments);
  const sellers = random.pickSome(
    TRADERS.filter((name) => name !== by),
    1 + random.below(most),
  );
  return sellers.map((seller) => {
    const price = (LOWEST_PRICE + random.below(PRICES)) / 1_000;
    return paymentMessage(town.addressOf(seller), coins(price), random.pick(GOODS));
  });
}
