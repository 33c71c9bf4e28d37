import type { JettonHolderRow } from "./jetton-holder-row";
import { shareOf } from "./make-jetton-rows";

export interface ConcentrationLine {
  /** The number of holders that are counted together. */
  readonly holders: number;
  /** Of the supply, from 0 to 1. */
  readonly share: number;
}

const GROUPS = [1, 10, 100];

/** What the largest holders have together; of the groups, those that there are enough holders for. */
export function concentrationOf(
  rows: readonly JettonHolderRow[],
  supply: bigint,
): readonly ConcentrationLine[] {
  const balances = rows.map(({ balance }) => balance).toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0));
  const lines: ConcentrationLine[] = [];
  for (const [place, size] of GROUPS.entries()) {
    if (place > 0 && balances.length <= (GROUPS[place - 1] ?? 0)) break;
    const holders = Math.min(size, balances.length);
    const share = shareOf(
      balances.slice(0, holders).reduce((sum, balance) => sum + balance, 0n),
      supply,
    );
    if (share !== null && holders > 0) lines.push({ holders, share });
  }
  return lines;
}
