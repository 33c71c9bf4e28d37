import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";
import { rowHash } from "../list/row-schema";
import { PendingTrace } from "../trace/pending-trace";

/** Whether a hash leads to a transaction by now, as our own server tells it to browsers. */
export const TransactionReport = v.object({
  /** The hash of that transaction, which can be another than the one that was asked for. */
  transaction: v.nullable(rowHash),
  /** Why there is none; `not-yet` when there is just none. */
  problem: v.nullable(ApiErrorSchema),
  /** What is known of its trace while it is under way. */
  pending: v.nullable(PendingTrace),
});
export type TransactionReport = v.InferOutput<typeof TransactionReport>;
