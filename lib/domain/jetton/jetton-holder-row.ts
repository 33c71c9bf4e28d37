import * as v from "valibot";
import { Token } from "../action/action-row";
import { bigintText } from "../list/page-schema";
import { rowAddress } from "../list/row-schema";
import { Party } from "../transaction/transaction-row";

/** A jetton wallet, as the list of a jetton's holders shows it. */
export const JettonHolderRow = v.object({
  /** The jetton wallet. */
  wallet: rowAddress,
  owner: Party,
  token: Token,
  balance: bigintText,
  /** Of the supply, from 0 to 1; null where the supply is not known. */
  share: v.nullable(v.number()),
});
export type JettonHolderRow = v.InferOutput<typeof JettonHolderRow>;
