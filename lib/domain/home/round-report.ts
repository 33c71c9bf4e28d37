import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";

const Round = v.object({
  /** Unix seconds. */
  since: v.number(),
  until: v.number(),
  validators: v.nullable(v.number()),
});
export type Round = v.InferOutput<typeof Round>;

/** The current validation round. */
export const RoundReport = v.object({
  round: v.nullable(Round),
  problem: v.nullable(ApiErrorSchema),
  nowMs: v.number(),
});
export type RoundReport = v.InferOutput<typeof RoundReport>;
