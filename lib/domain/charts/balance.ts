import type { Hash } from "../../ton/value/hash";
import type { TransactionRow } from "../transaction/transaction-row";

/** What an account had after one of its transactions. */
export interface BalancePoint {
  /** Seconds since 1970. */
  readonly at: number;
  readonly hash: Hash;
  readonly balance: bigint;
  /** From the transactions around it: the data service does not tell this one. */
  readonly isWorkedOut: boolean;
}

type Row = Pick<TransactionRow, "at" | "hash" | "balance" | "change">;

/**
 * The balance after each of an account's transactions, the oldest first. The rows are all there are in their
 * range, the newest first. Where the balance is not told it follows from the one before, or from the one after.
 * Nothing, where none is told.
 */
export function balancesOf(rows: readonly Row[]): readonly BalancePoint[] {
  const oldestFirst = rows.toReversed();
  const told = oldestFirst.findIndex(({ balance }) => balance !== null);
  if (told === -1) return [];
  let balance = oldestFirst[told]?.balance ?? 0n;
  for (const { change } of oldestFirst.slice(1, told + 1)) balance -= change;
  return oldestFirst.map((row, index) => {
    balance = row.balance ?? (index === 0 ? balance : balance + row.change);
    return { at: row.at, hash: row.hash, balance, isWorkedOut: row.balance === null };
  });
}

/** The first, and the last of each of so many equal times: as many as can be drawn. */
export function thinned(points: readonly BalancePoint[], most: number): readonly BalancePoint[] {
  const [first] = points;
  const last = points.at(-1);
  if (points.length <= most || first === undefined || last === undefined) return points;
  const slice = Math.max(1, (last.at - first.at) / (most - 1));
  const sliceOf = ({ at }: BalancePoint) => Math.min(most - 2, Math.floor((at - first.at) / slice));
  return points.filter((point, index) => {
    const next = points[index + 1];
    return index === 0 || next === undefined || sliceOf(next) !== sliceOf(point);
  });
}
