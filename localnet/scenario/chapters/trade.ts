import { coins, type Act } from "../act";
import { gift } from "../errands";
import { randomOf, type Random } from "../random";
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
const MOST_BUYS = 3;

/** Some of the town buy from others; `round` makes it the same each time. */
export function marketRound(town: Town, { at, round, buyers }: MarketRound): readonly Act[] {
  const random = randomOf(town.seed, "market", round);
  return random.pickSome(TRADERS, buyers).map((by) => ({ at, by, sends: buys(town, by, random) }));
}

export interface MarketRound {
  readonly at: number;
  readonly round: string;
  readonly buyers: number;
}

function buys(town: Town, by: ResidentName, random: Random) {
  const most = Math.min(MOST_BUYS, town.walletOf(by).kind.mostPayments);
  const sellers = random.pickSome(
    TRADERS.filter((name) => name !== by),
    1 + random.below(most),
  );
  return sellers.map((seller) => {
    const price = (LOWEST_PRICE + random.below(PRICES)) / 1_000;
    return gift(town.addressOf(seller), coins(price), random.pick(GOODS));
  });
}
