import * as v from "valibot";
import { ActionPart } from "../action/action-row";
import { bigintText } from "../list/page-schema";
import { rowAddress } from "../list/row-schema";

const parts = v.pipe(v.array(ActionPart), v.readonly());

/** One action of an order as a sentence, with its other details and why it may mislead. */
export const OrderLine = v.object({
  sentence: parts,
  details: v.pipe(v.array(parts), v.readonly()),
  warning: v.nullable(v.string()),
});
export type OrderLine = v.InferOutput<typeof OrderLine>;

export const ORDER_STATES = [
  "waiting",
  "executed",
  "sent",
  "failed",
  "expired",
  "outdated",
  "uninitialized",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** An order of a multisig, as lists show it. */
export const MultisigOrderRow = v.object({
  address: rowAddress,
  multisig: rowAddress,
  seqno: v.nullable(bigintText),
  state: v.picklist(ORDER_STATES),
  approvals: v.nullable(v.number()),
  threshold: v.nullable(v.number()),
  /** Unix seconds. */
  expiresAt: v.nullable(v.number()),
  /** The first of its actions; null where they cannot be read. */
  lines: v.nullable(v.pipe(v.array(OrderLine), v.readonly())),
  /** How many more actions it has. */
  more: v.number(),
});
export type MultisigOrderRow = v.InferOutput<typeof MultisigOrderRow>;
