import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";
import { ActionRow } from "../action/action-row";
import { rowHash } from "../list/row-schema";
import { TransactionRow } from "../transaction/transaction-row";

/** How far something under way is: tried only, in a block of a shard, or in a masterchain block. */
const Stage = v.picklist(["pending", "confirmed", "finalized"]);
export type Stage = v.InferOutput<typeof Stage>;

/** Something under way: an action, a transaction or a trace. */
export const PendingRow = v.object({
  /** The same while it comes nearer to being final, unlike hashes of what is only tried. */
  id: v.string(),
  /** The message that it begins with: by that its transaction is found. */
  message: v.nullable(rowHash),
  stage: Stage,
  /** Seconds since 1970. */
  at: v.number(),
  /** What is to happen: of a trace all of it, of a transaction nothing is told. */
  actions: v.pipe(v.array(ActionRow), v.readonly()),
  transaction: v.nullable(TransactionRow),
  /** Of a trace: how many transactions it has, and how many of them are in a block. */
  size: v.nullable(v.object({ known: v.number(), made: v.number() })),
});
export type PendingRow = v.InferOutput<typeof PendingRow>;

/** The transaction that received a message; null while there is none. */
const Outcome = v.object({ message: rowHash, transaction: v.nullable(rowHash) });

export const PendingReport = v.object({
  /** Null where the service could not be asked. */
  rows: v.nullable(v.pipe(v.array(PendingRow), v.readonly())),
  /** What became of those that were known before. */
  outcomes: v.pipe(v.array(Outcome), v.readonly()),
  problem: v.nullable(ApiErrorSchema),
  /** When the service said so, by our server's clock. */
  asOfMs: v.number(),
});
export type PendingReport = v.InferOutput<typeof PendingReport>;
