import * as v from "valibot";
import { bigintText } from "../list/page-schema";
import { rowHash } from "../list/row-schema";
import { Party } from "../transaction/transaction-row";

const event = {
  transaction: rowHash,
  lt: bigintText,
  /** Unix seconds. */
  at: v.number(),
  /** As the service calls it: it may have types that are not known here. */
  type: v.string(),
  amount: bigintText,
  balanceAfter: v.nullable(bigintText),
};

/** An event of a nominator in a pool, as lists show it. */
export const NominatorEventRow = v.object({
  ...event,
  nominator: Party,
  pendingAfter: v.nullable(bigintText),
  /** Whether a withdrawal was waiting after it. */
  isLeaving: v.nullable(v.boolean()),
});
export type NominatorEventRow = v.InferOutput<typeof NominatorEventRow>;

/** An event of a validator's own stake in a pool. */
export const PoolValidatorEventRow = v.object({
  ...event,
  validator: Party,
  pool: Party,
  /** The start of the round that it belongs to. */
  round: v.nullable(v.number()),
  /** Of rewards, in ten-thousandths. */
  share: v.nullable(v.number()),
});
export type PoolValidatorEventRow = v.InferOutput<typeof PoolValidatorEventRow>;
