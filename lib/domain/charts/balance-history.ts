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

/** Thins the points out to as many as can be drawn: the first, then the last of each of equal time slices. */
export function thinned(points: readonly BalancePoint[], maxPoints: number): readonly BalancePoint[] {
  const [first] = points;
  const last = points.at(-1);
  if (points.length <= maxPoints || first === undefined || last === undefined) return points;
  const slice = Math.max(1, (last.at - first.at) / (maxPoints - 1));
  const sliceOf = ({ at }: BalancePoint) => Math.min(maxPoints - 2, Math.floor((at - first.at) / slice));
  return points.filter((point, index) => {
    const next = points[index + 1];
    return index === 0 || next === undefined || sliceOf(next) !== sliceOf(point);
  });
}
