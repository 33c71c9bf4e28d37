import type { ApiError } from "../../toncenter/error";

/** A page of a list, as our server sends it. A failed page has a problem and no rows. */
export interface Page<R> {
  readonly rows: readonly R[];
  /** There are no rows after these. */
  readonly end: boolean;
  /** The highest lt or time of pages of this list; null if the list cannot be pinned. */
  readonly pin: string | null;
  readonly problem: ApiError | null;
  /** When the service answered, by our server's clock. */
  readonly asOfMs: number;
}

/** A page that could not be loaded, of a list without a pin unless one is given. */
export function failedPage(
  problem: ApiError,
  pin: string | null = null,
  asOfMs: number = Date.now(),
): Page<never> {
  return { rows: [], end: false, pin, problem, asOfMs };
}

/** An lt or Unix seconds. */
export const PIN = /^\d{1,20}$/;
