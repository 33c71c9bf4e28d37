import * as v from "valibot";
import type { ApiError } from "../../toncenter/error";
import { ApiErrorSchema } from "../../toncenter/error-schema";

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

/** lt and money on the wire: decimal text in JSON, a bigint for whoever reads it. */
export const bigintText = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,80}$/),
  v.transform((digits) => BigInt(digits)),
);

/** An lt or a time in seconds. */
export const PIN = /^\d{1,20}$/;

/** Reads a page of rows that are read by `row`. */
export function pageOf<R>(row: v.GenericSchema<unknown, R>): v.GenericSchema<unknown, Page<R>> {
  return v.object({
    rows: v.array(row),
    end: v.boolean(),
    pin: v.nullable(v.pipe(v.string(), v.regex(PIN))),
    problem: v.nullable(ApiErrorSchema),
    asOfMs: v.number(),
  });
}
