import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";

const Round = v.object({
  /** Seconds since 1970. */
  since: v.number(),
  until: v.number(),
  validators: v.nullable(v.number()),
});
export type Round = v.InferOutput<typeof Round>;

/** The round of validation that is under way. */
export const RoundReport = v.object({
  round: v.nullable(Round),
  problem: v.nullable(ApiErrorSchema),
  nowMs: v.number(),
});
export type RoundReport = v.InferOutput<typeof RoundReport>;
