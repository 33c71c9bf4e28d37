import { DAY, HOUR, type Act, type Chapter, type Span } from "./act";
import { nominators, savings } from "./chapters/nominators";
import { complaints } from "./chapters/complaints";
import { catAuctions } from "./chapters/cat-auctions";
import { certificates } from "./chapters/certificates";
import { openAuctions } from "./chapters/name-auctions";
import { currency } from "./chapters/currency";
import { exchanges, swaps } from "./chapters/exchanges";
import { founding } from "./chapters/founding";
import { bonus, issues } from "./chapters/issues";
import { jettonPayments, jettonSights } from "./chapters/jetton-payments";
import { galleries } from "./chapters/galleries";
import { gifts, wanderingCat, wishes } from "./chapters/gifts";
import { postcards } from "./chapters/postcards";
import { sales } from "./chapters/sales";
import { changedNames, firstNames, laterNames } from "./chapters/names";
import { latestNames } from "./chapters/names-of-the-hour";
import { archive, fountain, library, purse } from "./chapters/sights";
import { spam } from "./chapters/spam";
import { marketRound } from "./chapters/trade";
import { subscriptions } from "./chapters/subscriptions";
import { multisigs } from "./chapters/multisigs";
import { vestings } from "./chapters/vestings";
import { elections, validators } from "./chapters/validation";
import { wages } from "./chapters/wages";
import { workshop } from "./chapters/workshop";
import { TRADERS } from "./residents";
import type { Town } from "./town";

/** What the town looks back on when the chain goes live, unless it is to have no past. */
export const CHAPTERS: readonly Chapter[] = [
  founding,
  wages,
  workshop,
  fountain,
  library,
  purse,
  archive,
  currency,
  issues,
  bonus,
  exchanges,
  jettonPayments,
  jettonSights,
  swaps,
  galleries,
  gifts,
  wanderingCat,
  wishes,
  sales,
  catAuctions,
  certificates,
  postcards,
  spam,
  multisigs,
  vestings,
  subscriptions,
  firstNames,
  changedNames,
  laterNames,
  openAuctions,
  latestNames,
  validators,
  nominators,
  elections,
  savings,
  complaints,
];

export const HISTORY_DAYS = 7;
const BUYERS = 8;
/** What the masterchain's own accounts do in the time from one round to the next. */
export const TICKS_AND_TOCKS = 3;
/** The market opens when everybody has been given money. */
const MARKET_OPENS = HOUR / 2;

/** All of the history, in order of time, so long that it makes about as many transactions as asked for. */
export function historyOf(town: Town, genesisTime: number, transactions: number): readonly Act[] {
  const span: Span = { from: genesisTime, to: genesisTime + HISTORY_DAYS * DAY };
  if (transactions === 0) return founding(town, span);
  const acts = CHAPTERS.flatMap((chapter) => chapter(town, span));
  const market = spread(marketRounds(town, transactions - transactionsOf(acts)), span);
  return [...acts, ...market].sort((one, other) => one.at - other.at);
}

/** An order is a transaction of its own and one for each that it pays. */
function transactionsOf(acts: readonly Act[]): number {
  return acts.reduce((sum, { sends, more = 0 }) => sum + 1 + sends.length + more, 0);
}

/** Rounds of the market, one at least, that come to the number. In the first one everybody buys. */
function marketRounds(town: Town, transactions: number): readonly (readonly Act[])[] {
  const rounds: (readonly Act[])[] = [];
  for (let made = 0; rounds.length === 0 || made < transactions;) {
    const buyers = rounds.length === 0 ? TRADERS.length : BUYERS;
    const acts = marketRound(town, { at: 0, round: `history ${rounds.length}`, buyers });
    rounds.push(acts);
    made += transactionsOf(acts) + TICKS_AND_TOCKS;
  }
  return rounds;
}

/** From the opening of the market to the end, at even distances. */
function spread(rounds: readonly (readonly Act[])[], { from, to }: Span): readonly Act[] {
  const start = from + MARKET_OPENS;
  const distance = (to - start) / rounds.length;
  return rounds.flatMap((acts, index) => {
    const at = Math.floor(start + index * distance);
    return acts.map((act) => ({ ...act, at }));
  });
}
