import { shareOf } from "../../ton/value/share";

/** The share of the largest accounts in the balance of all loaded accounts. */
export interface ConcentrationPoint {
  /** The number of accounts that are counted together, the largest first. */
  readonly accounts: number;
  readonly balance: bigint;
  /** From 0 to 1. */
  readonly share: number;
}

/** Growing by about the same factor, so that a chart shows both the few at the top and the many. */
const COUNTS = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1_000];

/** The points of the curve for which there are enough accounts, and one for all of them. */
export function balanceConcentration(balances: readonly bigint[]): readonly ConcentrationPoint[] {
  const sums: bigint[] = [];
  for (const balance of balances) sums.push((sums.at(-1) ?? 0n) + balance);
  const whole = sums.at(-1) ?? 0n;
  const counts = [...COUNTS.filter((count) => count < balances.length), balances.length];
  return counts.flatMap((accounts) => {
    const balance = sums[accounts - 1];
    const share = balance === undefined ? null : shareOf(balance, whole);
    return balance === undefined || share === null ? [] : [{ accounts, balance, share }];
  });
}
