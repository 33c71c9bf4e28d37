import * as v from "valibot";
import { ActionRow } from "../action/action-row";

/** What one trace did, as the start page shows it: its newest action, and how many there are besides. */
export const LatestAction = v.object({
  ...v.pick(ActionRow, ["id", "trace", "at", "label", "kind", "direction", "failed", "pending", "sentence"])
    .entries,
  others: v.number(),
});
export type LatestAction = v.InferOutput<typeof LatestAction>;
