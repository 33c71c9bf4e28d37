import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";
import { PIN, type Page } from "./page";

/** lt and money on the wire: decimal text in JSON, a bigint for whoever reads it. */
export const bigintText = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,80}$/),
  v.transform((digits) => BigInt(digits)),
);

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
