import { coins, DAY, HOUR, MINUTE, type Chapter, type Parcel } from "../act";
import { gift } from "../errands";
import { openCollection } from "../nft/collections";
import { mint } from "../nft/items";
import { TRADERS } from "../residents";
import type { Town } from "../town";

const BY = "stranger";
const TRAVEL_MONEY = coins(25);
/** Hardly worth receiving. */
const DUST = 1n;

const LURE = "You have won 5,000 TON! Claim your prize today: ton-prize.example";
const WALLET_CHECK = "Your wallet will be blocked. Confirm your 24 words at wallet-check.example";

const toAll = (town: Town, amount: bigint, comment: string): readonly Parcel[] =>
  TRADERS.map((name) => gift(town.addressOf(name), amount, comment));

/** A stranger comes to the town: dust with lures for everybody, and rewards that nobody has asked for. */
export const spam: Chapter = (town, { from }) => {
  const rewards = openCollection(town, "rewards");
  const items = TRADERS.map((name, number) => ({ number, owner: town.addressOf(name) }));
  return [
    { at: from + 30 * MINUTE, by: "faucet", sends: [gift(town.addressOf(BY), TRAVEL_MONEY, "Welcome")] },
    { at: from + 3 * DAY + 3 * HOUR, by: BY, sends: toAll(town, DUST, LURE) },
    { at: from + 4 * DAY + 3 * HOUR, by: BY, sends: [mint(rewards, items)], more: items.length },
    { at: from + 6 * DAY + 2 * HOUR, by: BY, sends: toAll(town, DUST, WALLET_CHECK) },
  ];
};
