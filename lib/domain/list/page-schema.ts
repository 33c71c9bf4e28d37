import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";
import { PIN, type Page } from "./list-page";

/** lt and money are decimal text in JSON and bigint when parsed. */
export const bigintText = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,80}$/),
  v.transform((digits) => BigInt(digits)),
);

/** The schema of a page whose rows have the schema `row`. */
export function pageOf<R>(row: v.GenericSchema<unknown, R>): v.GenericSchema<unknown, Page<R>> {
  return v.object({
    rows: v.array(row),
    end: v.boolean(),
    pin: v.nullable(v.pipe(v.string(), v.regex(PIN))),
    problem: v.nullable(ApiErrorSchema),
    asOfMs: v.number(),
  });
}
