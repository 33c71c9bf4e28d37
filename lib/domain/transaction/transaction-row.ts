import * as v from "valibot";
import { bigintText } from "../list/page-schema";
import { rowAddress, rowHash } from "../list/row-schema";

/** An account and what it is called, if anything. */
export const Party = v.object({ address: rowAddress, name: v.nullable(v.string()) });
export type Party = v.InferOutput<typeof Party>;

/** A transaction, as lists show it. Numbers that can be large are text on the wire. */
export const TransactionRow = v.object({
  hash: rowHash,
  lt: bigintText,
  /** Seconds since 1970. */
  at: v.number(),
  account: Party,
  /** What was asked of the account, in words, or an operation's number; or what ran by itself ("Tick"). */
  operation: v.string(),
  /** What set it off. */
  origin: v.picklist(["account", "outside", "network"]),
  /** Who sent the message that it runs; null when nobody on chain did. */
  from: v.nullable(Party),
  received: bigintText,
  /** Those whom it wrote to on chain; of many only the first. */
  to: v.nullable(Party),
  /** How many accounts it wrote to besides. */
  others: v.number(),
  sent: bigintText,
  /** How many messages it wrote to nobody on chain. */
  logs: v.number(),
  fees: bigintText,
  /** What the account had afterwards; null where the data service does not tell. */
  balance: v.nullable(bigintText),
  /** By how much it had more than before. */
  change: bigintText,
  /** Why it failed, in a few words; null if it did not. */
  failure: v.nullable(v.string()),
  /** Why no code ran, which takes no coins from anybody; null if some did. */
  skipped: v.nullable(v.string()),
});
export type TransactionRow = v.InferOutput<typeof TransactionRow>;
