import * as v from "valibot";
import { Comment } from "../message/comment-schema";
import { Token } from "../action/action-row";
import { bigintText } from "../list/page-schema";
import { rowHash } from "../list/row-schema";
import { Party } from "../transaction/transaction-row";

const movement = {
  transaction: rowHash,
  lt: bigintText,
  /** Unix seconds. */
  at: v.number(),
  token: Token,
  amount: bigintText,
  failed: v.boolean(),
};

/** A transfer of a jetton between two owners. */
export const JettonTransferRow = v.object({
  ...movement,
  from: Party,
  to: Party,
  /** Cut to a maximum length. */
  comment: v.nullable(Comment),
});
export type JettonTransferRow = v.InferOutput<typeof JettonTransferRow>;

export const JettonBurnRow = v.object({ ...movement, owner: Party });
export type JettonBurnRow = v.InferOutput<typeof JettonBurnRow>;
