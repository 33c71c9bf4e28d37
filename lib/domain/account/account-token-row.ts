import * as v from "valibot";
import { Token } from "../action/action-row";
import { bigintText } from "../list/page-schema";
import { rowAddress } from "../list/row-schema";

/** A token that an account holds, as the list of its tokens shows it. */
export const AccountTokenRow = v.object({
  /** Its doubt is the reason why it is hidden at first. */
  token: Token,
  name: v.nullable(v.string()),
  /** A note on a token that is not suspicious. */
  note: v.nullable(v.string()),
  amount: bigintText,
  /** The jetton wallet. */
  wallet: rowAddress,
  /** In the network's coin, by the rate of the latest swap; null where none was read, or the swaps are too small. */
  worth: v.nullable(bigintText),
  /** There is a rate, but the worth of so large a balance would be far more than the coins in the swaps. */
  exceedsSwaps: v.boolean(),
  /** Of the last transaction of the wallet. */
  lastLt: v.nullable(bigintText),
});
export type AccountTokenRow = v.InferOutput<typeof AccountTokenRow>;
