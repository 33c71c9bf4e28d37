import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";
import { rowHash } from "../list/row-schema";
import { TRACK_STAGES } from "./track-stages";

const TrackStage = v.picklist(TRACK_STAGES);
export type TrackStage = v.InferOutput<typeof TrackStage>;

export const TrackReport = v.object({
  /** Null if the service could not be reached. */
  stage: v.nullable(TrackStage),
  /** For a final trace: its first transaction. */
  transaction: v.nullable(rowHash),
  /** Whether messages of the trace are still under way. */
  isComplete: v.boolean(),
  /** Transactions of the trace so far. */
  transactions: v.number(),
  problem: v.nullable(ApiErrorSchema),
  asOfMs: v.number(),
});
export type TrackReport = v.InferOutput<typeof TrackReport>;
