import type { Hash } from "../../ton/value/hash";
import type { TransactionRow } from "../transaction/transaction-row";

/** The balance of an account after one of its transactions. */
export interface BalancePoint {
  /** Unix seconds. */
  readonly at: number;
  readonly hash: Hash;
  readonly balance: bigint;
  /** Derived from adjacent transactions, since the service has no balance here. */
  readonly isDerived: boolean;
}

type Row = Pick<TransactionRow, "at" | "hash" | "balance" | "change">;

/**
 * The balance after each of an account's transactions, the oldest first. `rows` are all transactions of a range,
 * the newest first. A missing balance follows from the one before or after. Empty if no balance is known.
 */
export function balancesOf(rows: readonly Row[]): readonly BalancePoint[] {
  const oldestFirst = rows.toReversed();
  const known = oldestFirst.findIndex(({ balance }) => balance !== null);
  if (known === -1) return [];
  let balance = oldestFirst[known]?.balance ?? 0n;
  for (const { change } of oldestFirst.slice(1, known + 1)) balance -= change;
  return oldestFirst.map((row, index) => {
    balance = row.balance ?? (index === 0 ? balance : balance + row.change);
    return { at: row.at, hash: row.hash, balance, isDerived: row.balance === null };
  });
}

/**
 * Thins the points out to as many as can be drawn: the first, the last, and the lowest and the highest of each of equal
 * numbers of points, so that no peak is lost, however unevenly they are distributed in time.
 */
export function thinned(points: readonly BalancePoint[], maxPoints: number): readonly BalancePoint[] {
  const { length } = points;
  if (length <= maxPoints) return points;
  const slices = Math.floor((maxPoints - 2) / 2);
  const kept = new Set([0, length - 1]);
  for (let slice = 0; slice < slices; slice++) {
    const begin = 1 + Math.floor((slice * (length - 2)) / slices);
    const end = 1 + Math.floor(((slice + 1) * (length - 2)) / slices);
    let low = begin;
    let high = begin;
    for (let index = begin; index < end; index++) {
      const balance = balanceAt(points, index);
      if (balance < balanceAt(points, low)) low = index;
      if (balance > balanceAt(points, high)) high = index;
    }
    kept.add(low).add(high);
  }
  return points.filter((_, index) => kept.has(index));
}

function balanceAt(points: readonly BalancePoint[], index: number): bigint {
  return points[index]?.balance ?? 0n;
}
