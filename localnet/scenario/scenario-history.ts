import { DAY, HOUR, type ScenarioEvent, type Chapter, type Span } from "./scenario-event";
import { nominators, poolSavings } from "./chapters/nominators";
import { complaints } from "./chapters/complaints";
import { catAuctions } from "./chapters/cat-auctions";
import { certificates } from "./chapters/certificates";
import { openDomainAuctions } from "./chapters/domain-auctions";
import { extraCurrency } from "./chapters/extra-currency";
import { exchanges, swaps } from "./chapters/jetton-exchanges";
import { founding } from "./chapters/founding";
import { jettonSpam, jettonIssues } from "./chapters/jetton-issues";
import { jettonPayments, jettonSpecialCases } from "./chapters/jetton-payments";
import { lanterns } from "./chapters/lanterns";
import { nftEditions } from "./chapters/nft-editions";
import { nftGifts, wanderingCat, refusedTransfers } from "./chapters/nft-gifts";
import { postcards } from "./chapters/postcards";
import { nftSales } from "./chapters/nft-sales";
import { changedDomains, firstDomains, laterDomains } from "./chapters/domains";
import { latestDomains } from "./chapters/hourly-domains";
import { archive, fountain, library, purse } from "./chapters/special-accounts";
import { spam } from "./chapters/spam";
import { marketRound } from "./chapters/market-payments";
import { subscriptions } from "./chapters/subscriptions";
import { multisigs } from "./chapters/multisigs";
import { usernames } from "./chapters/usernames";
import { vestings } from "./chapters/vestings";
import { elections, validators, validatorWallets } from "./chapters/validator-elections";
import { wages } from "./chapters/wages";
import { workshop } from "./chapters/workshop";
import { TRADERS } from "./residents";
import type { Town } from "./town";

/** All chapters of the history. */
const CHAPTERS: readonly Chapter[] = [
  founding,
  wages,
  workshop,
  fountain,
  library,
  purse,
  archive,
  extraCurrency,
  jettonIssues,
  jettonSpam,
  exchanges,
  jettonPayments,
  jettonSpecialCases,
  swaps,
  nftEditions,
  nftGifts,
  wanderingCat,
  refusedTransfers,
  nftSales,
  catAuctions,
  certificates,
  postcards,
  spam,
  multisigs,
  vestings,
  subscriptions,
  firstDomains,
  changedDomains,
  laterDomains,
  openDomainAuctions,
  latestDomains,
  usernames,
  lanterns,
  validators,
  nominators,
  elections,
  poolSavings,
  complaints,
];

const HISTORY_DAYS = 7;
/** A short history has the founding and the preparations for elections, but no room for the elections. */
const SHORT_HISTORY_HOURS = 4;
const SHORT_BELOW = 500;
const SHORT_CHAPTERS: readonly Chapter[] = [founding, validators, validatorWallets, nominators];
/** Every longer history has these chapters, and the others as far as the number of transactions allows. */
const FIRST_CHAPTERS: ReadonlySet<Chapter> = new Set([founding, validators, nominators, elections]);
const BUYERS = 8;
/** The masterchain's own transactions between two groups of events. */
const TICK_TOCK_TRANSACTIONS = 3;
/** Market payments start after the residents have been funded. */
const MARKET_OPENS = HOUR / 2;

export function historySeconds(transactions: number): number {
  return transactions < SHORT_BELOW ? SHORT_HISTORY_HOURS * HOUR : HISTORY_DAYS * DAY;
}

/** The chapters of a history with about that many transactions. Later chapters depend on earlier ones. */
function chaptersFor(town: Town, span: Span, transactions: number): readonly Chapter[] {
  if (transactions < SHORT_BELOW) return SHORT_CHAPTERS;
  const chosen = new Set(FIRST_CHAPTERS);
  const counted = (chapter: Chapter) => countTransactions(chapter(town, span));
  let sum = [...chosen].reduce((total, chapter) => total + counted(chapter), 0);
  for (const chapter of CHAPTERS) {
    if (chosen.has(chapter)) continue;
    sum += counted(chapter);
    if (sum > transactions) break;
    chosen.add(chapter);
  }
  return CHAPTERS.filter((chapter) => chosen.has(chapter));
}

/**
 * The events of the history in order of time, with about the requested number of transactions. They always
 * include the founding and the funds of validators and nominators.
 */
export function historyEvents(
  town: Town,
  genesisTime: number,
  transactions: number,
): readonly ScenarioEvent[] {
  const span: Span = { from: genesisTime, to: genesisTime + historySeconds(transactions) };
  const events = chaptersFor(town, span, transactions).flatMap((chapter) => chapter(town, span));
  const left = transactions - countTransactions(events);
  const market = transactions === 0 ? [] : spreadEvenly(marketRounds(town, left), span);
  return [...events, ...market].sort((one, other) => one.at - other.at);
}

/** One transaction for the wallet, one for each message, and the declared further ones. */
function countTransactions(events: readonly ScenarioEvent[]): number {
  return events.reduce(
    (sum, { messages, furtherTransactions = 0 }) => sum + 1 + messages.length + furtherTransactions,
    0,
  );
}

/**
 * Rounds of market payments until the number of transactions is reached, at least one. In the first round
 * all traders buy.
 */
function marketRounds(town: Town, transactions: number): readonly (readonly ScenarioEvent[])[] {
  const rounds: (readonly ScenarioEvent[])[] = [];
  for (let made = 0; rounds.length === 0 || made < transactions;) {
    const buyers = rounds.length === 0 ? TRADERS.length : BUYERS;
    const events = marketRound(town, { at: 0, round: `history ${rounds.length}`, buyers });
    rounds.push(events);
    made += countTransactions(events) + TICK_TOCK_TRANSACTIONS;
  }
  return rounds;
}

/** Distributes the rounds evenly from the start of market payments to the end of the span. */
function spreadEvenly(
  rounds: readonly (readonly ScenarioEvent[])[],
  { from, to }: Span,
): readonly ScenarioEvent[] {
  const start = from + MARKET_OPENS;
  const distance = (to - start) / rounds.length;
  return rounds.flatMap((events, index) => {
    const at = Math.floor(start + index * distance);
    return events.map((event) => ({ ...event, at }));
  });
}
