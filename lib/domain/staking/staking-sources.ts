import type { ApiError } from "../../toncenter/error";

/** What a list of pools was made from. */
export interface StakingSources {
  /** How many were searched; null where that failed. */
  readonly rounds: number | null;
  readonly deposits: number | null;
  /** The most accounts that are read, those with the largest stakes. */
  readonly most: number;
  /** How many were not read: pools have no terms there, and what may be a pool is left out. */
  readonly unread: number;
  /** Why something is missing. */
  readonly problem: ApiError | null;
}
