import type { Hash } from "../../ton/value/hash";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import { traceTree } from "./trace-steps";

/** The loaded part of a trace that cannot be loaded whole. */
export interface LoadedPart {
  /** The newest loaded first. */
  readonly transactions: readonly Transaction[];
  /** Those whose neighbours are all loaded. */
  readonly opened: ReadonlySet<Hash>;
  readonly book: AddressBook;
}

/** Per trace: more are too many for one page. */
const MAX_TRANSACTIONS = 300;

const NOTHING: LoadedPart = { transactions: [], opened: new Set(), book: {} };

/** Adds a transaction with its parent and children. Beyond the limit, those loaded first are dropped. */
export function grownPart(
  before: LoadedPart = NOTHING,
  own: Transaction,
  neighbours: readonly Transaction[],
  book: AddressBook,
): LoadedPart {
  const news = [own, ...neighbours];
  const hashes = new Set(news.map(({ hash }) => hash));
  const transactions = [...news, ...before.transactions.filter(({ hash }) => !hashes.has(hash))];
  if (transactions.length > MAX_TRANSACTIONS)
    return { transactions: news, opened: new Set([own.hash]), book };
  return {
    transactions,
    opened: new Set([...before.opened, own.hash]),
    book: { ...before.book, ...book },
  };
}

/** The transactions of a part that form one tree with one of them. */
export function linkedWith({ transactions }: LoadedPart, hash: Hash): readonly Transaction[] {
  const byHash = Object.fromEntries(transactions.map((one) => [one.hash, one]));
  const { steps } = traceTree({ trace: null, transactions: byHash });
  const roots: number[] = [];
  for (const [place, { parent }] of steps.entries())
    roots.push(parent === null ? place : (roots[parent] ?? place));
  const root = roots[steps.findIndex((step) => step.hash === hash)];
  return steps.flatMap(({ transaction }, place) =>
    transaction !== null && roots[place] === root ? [transaction] : [],
  );
}
