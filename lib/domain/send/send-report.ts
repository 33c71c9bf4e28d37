import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";
import { rowHash } from "../list/row-schema";

/**
 * `sent`: the node accepted it; `unknown`: it was sent, and no answer came; `refused`: it was not sent, or the node
 * did not accept it.
 */
export const SendOutcome = v.picklist(["sent", "unknown", "refused"]);
export type SendOutcome = v.InferOutput<typeof SendOutcome>;

/** The result of the attempt to send a message. */
export const SendReport = v.object({
  /** The normalized hash of the message. */
  hash: rowHash,
  outcome: SendOutcome,
  atMs: v.number(),
  /** It had been sent before, and was not sent again. */
  repeated: v.boolean(),
  /** Why it was not sent, or why that is unknown. Not “error”, which would be a refusal by our own server. */
  problem: v.nullable(ApiErrorSchema),
  /** The code of the destination, by which its exit codes are explained. */
  kind: v.nullable(v.string()),
});
export type SendReport = v.InferOutput<typeof SendReport>;
