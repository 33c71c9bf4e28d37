import * as v from "valibot";
import { ActionPart } from "../action/action-row";

const line = v.pipe(v.array(ActionPart), v.readonly());

/** Facts that no page has to wait for. */
export const AccountHoldings = v.object({
  facts: v.array(v.object({ name: v.string(), lines: v.pipe(v.array(line), v.readonly()) })),
});
export type AccountHoldings = v.InferOutput<typeof AccountHoldings>;
