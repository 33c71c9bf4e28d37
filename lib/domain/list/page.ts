import type { ApiError } from "../../toncenter/error";

/** One page of a list, as our own server sends it. A page that failed has a problem and no rows. */
export interface Page<R> {
  readonly rows: readonly R[];
  /** The service has no rows behind these. */
  readonly end: boolean;
  /** The newest lt or time that pages of this list may show; null where the list cannot be pinned. */
  readonly pin: string | null;
  readonly problem: ApiError | null;
  /** When the service said so, by our server's clock. */
  readonly asOfMs: number;
}

/** An lt or a time in seconds. */
export const PIN = /^\d{1,20}$/;
