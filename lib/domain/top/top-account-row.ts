import * as v from "valibot";
import { bigintText } from "../list/page-schema";
import { Party } from "../transaction/transaction-row";

/** One of the accounts with the largest balances. */
export const TopAccountRow = v.object({
  /** From 1. */
  rank: v.number(),
  account: Party,
  balance: bigintText,
  /** What the index recognizes its code as; null if it does not. */
  kind: v.nullable(v.string()),
});
export type TopAccountRow = v.InferOutput<typeof TopAccountRow>;
