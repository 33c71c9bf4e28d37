import { DAY, HOUR, type Act, type Chapter, type Span } from "./act";
import { founding } from "./chapters/founding";
import { archive, fountain, library, purse } from "./chapters/sights";
import { marketRound } from "./chapters/trade";
import { wages } from "./chapters/wages";
import { workshop } from "./chapters/workshop";
import type { Town } from "./town";

/** What the town looks back on when the chain goes live. */
const CHAPTERS: readonly Chapter[] = [founding, wages, workshop, fountain, library, purse, archive];

export const HISTORY_DAYS = 7;
const BUYERS = 8;
/** The market opens when everybody has been given money. */
const MARKET_OPENS = HOUR / 2;

/** All of the history, in order of time, so long that it makes about as many transactions as asked for. */
export function historyOf(town: Town, genesisTime: number, transactions: number): readonly Act[] {
  const span: Span = { from: genesisTime, to: genesisTime + HISTORY_DAYS * DAY };
  const acts = CHAPTERS.flatMap((chapter) => chapter(town, span));
  const times = openings(span, missing(acts, transactions));
  const market = times.flatMap((at, round) =>
    marketRound(town, { at, round: `history ${round}`, buyers: BUYERS }),
  );
  return [...acts, ...market].sort((one, other) => one.at - other.at);
}

/** An order is a transaction of its own and one for each that it pays. */
function transactionsOf(acts: readonly Act[]): number {
  return acts.reduce((sum, { sends }) => sum + 1 + sends.length, 0);
}

/** How many rounds of the market it takes to come to the number: a buyer pays two on average. */
function missing(acts: readonly Act[], transactions: number): number {
  return Math.max(1, Math.ceil((transactions - transactionsOf(acts)) / (BUYERS * 2.5)));
}

function openings({ from, to }: Span, rounds: number): readonly number[] {
  const start = from + MARKET_OPENS;
  const step = (to - start) / rounds;
  return Array.from({ length: rounds }, (_, index) => Math.floor(start + index * step));
}
