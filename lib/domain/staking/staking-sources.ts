import type { ApiError } from "../../toncenter/error";

/** The sources of a list of pools. */
export interface StakingSources {
  /** How many were searched; null if that failed. */
  readonly rounds: number | null;
  readonly deposits: number | null;
  /** The most accounts that are read: those with the largest stakes. */
  readonly most: number;
  /** How many were not read: pools among them have no terms, and accounts that may be pools are left out. */
  readonly unread: number;
  /** Why something is missing. */
  readonly problem: ApiError | null;
}
