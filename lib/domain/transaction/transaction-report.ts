import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";
import { rowHash } from "../list/row-schema";
import { PendingTrace } from "../trace/view/pending-trace";

/** Whether a hash leads to a transaction by now, as our server sends it to browsers. */
export const TransactionReport = v.object({
  /** The hash of that transaction, which can differ from the requested one. */
  transaction: v.nullable(rowHash),
  /** Why there is none; `not-yet` if there is no error. */
  problem: v.nullable(ApiErrorSchema),
  /** Its trace while that is pending. */
  pending: v.nullable(PendingTrace),
});
export type TransactionReport = v.InferOutput<typeof TransactionReport>;
