import type { Transaction } from "../../toncenter/v3/v3-transaction";

/** Transactions whose fee is at least `from` and below `below`; the last bucket has no end. */
export interface FeeBucket {
  readonly from: bigint;
  readonly below: bigint | null;
  readonly transactions: number;
}

/** The fees of some transactions. Amounts are in nanocoins. */
export interface FeeSample {
  readonly transactions: number;
  readonly median: bigint;
  /** Nine of ten transactions paid at most this. */
  readonly ninth: bigint;
  readonly largest: bigint;
  readonly buckets: readonly FeeBucket[];
}

/** Where buckets begin: 0, 0.0001, 0.0005, 0.001, … coins. */
const BOUNDS = [
  0n,
  100_000n,
  500_000n,
  1_000_000n,
  2_000_000n,
  5_000_000n,
  10_000_000n,
  20_000_000n,
  50_000_000n,
  100_000_000n,
];

type PaidTransaction = Pick<Transaction, "total_fees" | "description">;

/** Ordinary transactions only: those that the chain starts itself pay nothing. Null if there are none. */
export function feeSample(transactions: readonly PaidTransaction[]): FeeSample | null {
  const fees = transactions
    .flatMap(({ total_fees, description }) =>
      description?.type === "ord" && total_fees !== null ? [total_fees] : [],
    )
    .toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  const largest = fees.at(-1);
  if (largest === undefined) return null;
  return {
    transactions: fees.length,
    median: rank(fees, 0.5),
    ninth: rank(fees, 0.9),
    largest,
    buckets: BOUNDS.map((from, place) => {
      const below = BOUNDS[place + 1] ?? null;
      return {
        from,
        below,
        transactions: fees.filter((fee) => fee >= from && (below === null || fee < below)).length,
      };
    }),
  };
}

/** The smallest fee that at least this share of the fees does not exceed. */
function rank(sorted: readonly bigint[], share: number): bigint {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0n;
}
