import type { PoolProfile } from "./pool-profile";

/** When a deposit made now takes part: with the next stake, or once the present one is back. */
type DepositOption = "next-stake" | "after-return" | "unknown";

/** When a withdrawal requested now is paid. */
type WithdrawalOption = "at-once" | "after-return" | "unknown";

/** What a nominator can do, according to the contract's rules. */
export interface NominatorOptions {
  readonly deposit: DepositOption;
  /** New nominators are refused: only existing ones can add. */
  readonly isFull: boolean;
  readonly withdrawal: WithdrawalOption;
}

/** What a pool keeps of each deposit. */
export const DEPOSIT_FEE = 1_000_000_000n;

export function nominatorOptions({
  phase,
  nominatorCount,
  maxNominators,
}: Pick<PoolProfile, "phase" | "nominatorCount" | "maxNominators">): NominatorOptions {
  const isFull = maxNominators !== null && nominatorCount >= maxNominators;
  switch (phase.is) {
    case "idle":
      return { deposit: "next-stake", isFull, withdrawal: "at-once" };
    case "sent":
    case "staked":
      return { deposit: "after-return", isFull, withdrawal: "after-return" };
    case "unknown":
      return { deposit: "unknown", isFull, withdrawal: "unknown" };
  }
}
