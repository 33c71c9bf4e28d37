import type { JettonHolderRow } from "./jetton-holder-row";

export interface ConcentrationLine {
  /** The number of holders that are counted together. */
  readonly holders: number;
  /** Of the supply, from 0 to 1. */
  readonly share: number;
}

const GROUPS = [1, 10, 100];

/**
 * The combined holdings of the largest holders, the largest first, for each group size that there are enough holders
 * for.
 */
export function concentrationOf(rows: readonly JettonHolderRow[]): readonly ConcentrationLine[] {
  const shares = rows.map(({ share }) => share).filter((share) => share !== null);
  const sizes = GROUPS.filter((_size, place) => shares.length > (GROUPS[place - 1] ?? 0));
  return sizes.map((size) => {
    const counted = shares.slice(0, size);
    return {
      holders: counted.length,
      share: Math.min(
        1,
        counted.reduce((sum, share) => sum + share, 0),
      ),
    };
  });
}
