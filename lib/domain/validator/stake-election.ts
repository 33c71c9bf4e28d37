import type { ElectionLimits } from "./validation-round";

/** A stake in an election, with its factor in 1/65536. */
export interface Bid {
  readonly stake: bigint;
  readonly maxFactor: number;
}

export interface ElectedBids<B extends Bid> {
  /** The elected ones, the largest first, with their effective stakes. */
  readonly elected: readonly { readonly bid: B; readonly effective: bigint }[];
  readonly total: bigint;
  /** The smallest stake that is elected. */
  readonly least: bigint;
}

const FACTOR_BITS = 16n;

/** The effective stake: at most its factor times the smallest elected one. */
export function effectiveStake({ stake, maxFactor }: Bid, least: bigint): bigint {
  const most = (least * BigInt(maxFactor)) >> FACTOR_BITS;
  return stake < most ? stake : most;
}

/**
 * The elector's own calculation: of all numbers of validators that the configuration allows, the one with the largest
 * effective stake in total. Null if that would be too little.
 */
export function electBids<B extends Bid>(bids: readonly B[], limits: ElectionLimits): ElectedBids<B> | null {
  const ranked = bids
    .map((bid) => ({ bid, capped: capped(bid, limits) }))
    .toSorted((one, other) =>
      one.capped.stake > other.capped.stake ? -1 : one.capped.stake < other.capped.stake ? 1 : 0,
    );
  let best = { count: 0, total: 0n, least: 0n };
  const most = Math.min(limits.maxValidators, ranked.length);
  for (let count = Math.max(1, limits.minValidators); count <= most; count += 1) {
    const least = ranked[count - 1]?.capped.stake ?? 0n;
    const total = ranked.slice(0, count).reduce((sum, one) => sum + effectiveStake(one.capped, least), 0n);
    if (total > best.total) best = { count, total, least };
  }
  if (best.count === 0 || best.total < limits.minTotalStake) return null;
  return {
    elected: ranked
      .slice(0, best.count)
      .map(({ bid, capped: one }) => ({ bid, effective: effectiveStake(one, best.least) })),
    total: best.total,
    least: best.least,
  };
}

function capped({ stake, maxFactor }: Bid, limits: ElectionLimits): Bid {
  return {
    stake: stake < limits.maxStake ? stake : limits.maxStake,
    maxFactor: Math.min(maxFactor, limits.maxFactor),
  };
}
