import type { Address } from "../../ton/address/address";
import type { ApiError } from "../../toncenter/error";
import type { NominatorEvent } from "../../toncenter/v3/staking-rows";
import type { PoolPayout } from "./pool-payouts";
import type { StakedRound } from "./staked-round";

/** What a pool paid out, as far as it was loaded. */
export interface PoolHistory {
  /** The newest first. */
  readonly payouts: readonly PoolPayout[];
  /** Whether there are no older ones. */
  readonly isAll: boolean;
  /** Event types of the service that are not known here. */
  readonly unknownTypes: readonly string[];
  /** Why something is missing. */
  readonly problem: ApiError | null;
}

/** The history with everything else that a pool's overview shows. */
export interface PoolOverview extends PoolHistory {
  /** Nominators with a waiting withdrawal. */
  readonly leaving: readonly Address[];
  readonly rounds: readonly StakedRound[];
}

/** Nominators whose newest event leaves a withdrawal waiting. Events are newest first. */
export function leavingNominators(events: readonly NominatorEvent[]): readonly Address[] {
  const newest = new Map<Address, boolean>();
  for (const { nominator_address: nominator, withdraw_request_after: isLeaving } of events)
    if (isLeaving !== null && !newest.has(nominator)) newest.set(nominator, isLeaving);
  return [...newest].flatMap(([nominator, isLeaving]) => (isLeaving ? [nominator] : []));
}
