import type { ApiError } from "../../toncenter/error";

/** What a list of pools was made from. */
export interface StakingSources {
  /** How many were searched; null where that failed. */
  readonly rounds: number | null;
  readonly deposits: number | null;
  /** Pools whose accounts were not read, because there are too many. */
  readonly unread: number;
  /** Why something is missing. */
  readonly problem: ApiError | null;
}
