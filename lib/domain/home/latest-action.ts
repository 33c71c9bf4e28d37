import * as v from "valibot";
import { ActionRow } from "../action/action-row";

/** The newest action of a trace, and the number of its other actions. */
export const LatestAction = v.object({
  ...v.pick(ActionRow, [
    "id",
    "trace",
    "at",
    "label",
    "kind",
    "direction",
    "failed",
    "bounced",
    "pending",
    "sentence",
    "sum",
    "changes",
  ]).entries,
  others: v.number(),
});
export type LatestAction = v.InferOutput<typeof LatestAction>;
