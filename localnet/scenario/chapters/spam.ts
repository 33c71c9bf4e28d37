import { coins, DAY, HOUR, MINUTE, type Chapter, type OutgoingMessage } from "../scenario-event";
import { paymentMessage } from "../town-operations";
import { collectionOf } from "../nft/nft-collections";
import { mintItems } from "../nft/nft-operations";
import { TRADERS } from "../residents";
import type { Town } from "../town";

const SENDER = "stranger";
const SENDER_FUNDS = coins(25);
/** The smallest possible payment. */
const DUST = 1n;

const LURE = "You have won 5,000 TON! Claim your prize today: ton-prize.example";
const WALLET_CHECK = "Your wallet will be blocked. Confirm your 24 words at wallet-check.example";

const toAllTraders = (town: Town, amount: bigint, comment: string): readonly OutgoingMessage[] =>
  TRADERS.map((name) => paymentMessage(town.addressOf(name), amount, comment));

/** A stranger sends every resident tiny payments with fraudulent comments, and unrequested NFT items. */
export const spam: Chapter = (town, { from }) => {
  const rewards = collectionOf(town, "rewards");
  const items = TRADERS.map((name, number) => ({ number, owner: town.addressOf(name) }));
  return [
    {
      at: from + 30 * MINUTE,
      by: "faucet",
      messages: [paymentMessage(town.addressOf(SENDER), SENDER_FUNDS, "Welcome")],
    },
    { at: from + 3 * DAY + 3 * HOUR, by: SENDER, messages: toAllTraders(town, DUST, LURE) },
    {
      at: from + 4 * DAY + 3 * HOUR,
      by: SENDER,
      messages: [mintItems(rewards, items)],
      furtherTransactions: items.length,
    },
    { at: from + 6 * DAY + 2 * HOUR, by: SENDER, messages: toAllTraders(town, DUST, WALLET_CHECK) },
  ];
};
