import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";
import { ActionRow } from "../action/action-row";
import { rowHash } from "../list/row-schema";
import { TransactionRow } from "../transaction/transaction-row";

/** How final it is: emulated only, in a shard block, or committed by a masterchain block. */
const Stage = v.picklist(["pending", "confirmed", "finalized"]);
export type Stage = v.InferOutput<typeof Stage>;

/** A pending action, transaction or trace. */
export const PendingRow = v.object({
  /**
   * Usually stays the same until the item is final, unlike the hashes of emulated transactions. Messages between accounts
   * have other hashes if their trace is emulated anew from another state, and so have their transactions.
   */
  id: v.string(),
  /** Of a transaction: the message from outside that starts its trace, which always stays the same. */
  trace: v.nullable(rowHash),
  /** The message that starts it, by which its transaction is found. */
  message: v.nullable(rowHash),
  stage: Stage,
  /** Unix seconds. */
  at: v.number(),
  /** The expected actions: all of a trace, none for a transaction. */
  actions: v.pipe(v.array(ActionRow), v.readonly()),
  transaction: v.nullable(TransactionRow),
  /** For a trace: the number of its transactions, and how many of them are in a block. */
  size: v.nullable(v.object({ total: v.number(), inBlock: v.number() })),
});
export type PendingRow = v.InferOutput<typeof PendingRow>;

/** The transaction that received a message; null while there is none. */
const Outcome = v.object({ message: rowHash, transaction: v.nullable(rowHash) });

export const PendingReport = v.object({
  /** Null if the service could not be reached. */
  rows: v.nullable(v.pipe(v.array(PendingRow), v.readonly())),
  /** The outcomes of items that the browser already shows. */
  outcomes: v.pipe(v.array(Outcome), v.readonly()),
  problem: v.nullable(ApiErrorSchema),
  /** When the service answered, by our server's clock. */
  asOfMs: v.number(),
});
export type PendingReport = v.InferOutput<typeof PendingReport>;
