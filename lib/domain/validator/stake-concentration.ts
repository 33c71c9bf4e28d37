import { shareOf } from "../../ton/value/share";

/** The combined share of a set's weight that its largest validators have. */
export interface StakePoint {
  readonly rank: number;
  /** The stake of this validator; null where the service only reports the weight. */
  readonly stake: bigint | null;
  /** Shares of the weight, from 0 to 1. */
  readonly share: number;
  readonly together: number;
}

interface Weighted {
  readonly stake: bigint | null;
  readonly weight: bigint | null;
}

/** The largest first. Sums are exact; only the drawn values are fractions. */
export function stakePoints(members: readonly Weighted[]): readonly StakePoint[] {
  const total = members.reduce((sum, { weight }) => sum + (weight ?? 0n), 0n);
  if (total <= 0n) return [];
  const share = (weight: bigint) => shareOf(weight, total) ?? 0;
  let together = 0n;
  return members
    .toSorted((one, other) => compared(other.weight ?? 0n, one.weight ?? 0n))
    .map(({ stake, weight }, index) => {
      together += weight ?? 0n;
      return { rank: index + 1, stake, share: share(weight ?? 0n), together: share(together) };
    });
}

function compared(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The smallest number of validators with more than a part of the weight; null if there is no weight. */
export function fewestWith(points: readonly StakePoint[], part: number): number | null {
  return points.find(({ together }) => together > part)?.rank ?? null;
}
