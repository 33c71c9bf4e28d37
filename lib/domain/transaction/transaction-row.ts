import * as v from "valibot";
import { bigintText } from "../list/page-schema";
import { rowAddress, rowHash } from "../list/row-schema";

const party = {
  address: rowAddress,
  name: v.nullable(v.string()),
  bounceable: v.boolean(),
  /** Where the name comes from, if it is not its domain. */
  nameSource: v.optional(v.string()),
  /** Why the name or the account may mislead. */
  doubt: v.optional(v.string()),
};

/** An account, its name, if it has one, and whether the service gives its address in the bounceable form. */
export const Party = v.object({
  ...party,
  /** Of a jetton wallet: its owner, null if unknown. */
  walletOf: v.optional(v.nullable(v.object(party))),
});
export type Party = v.InferOutput<typeof Party>;

/** A transaction, as lists show it. Numbers that can be large are decimal text in JSON. */
export const TransactionRow = v.object({
  hash: rowHash,
  lt: bigintText,
  /** Unix seconds. */
  at: v.number(),
  account: Party,
  /** The name of the operation, or its opcode; or the type of a transaction without a message ("Tick"). */
  operation: v.string(),
  /** What caused it. */
  origin: v.picklist(["account", "outside", "network"]),
  /** The sender of its inbound message; null if there is no account. */
  from: v.nullable(Party),
  received: bigintText,
  /** The first of the accounts to which it sent messages. */
  to: v.nullable(Party),
  /** The number of further accounts to which it sent messages. */
  others: v.number(),
  sent: bigintText,
  /** The number of external messages that it sent. */
  logs: v.number(),
  fees: bigintText,
  /** The balance after the transaction; null if the service does not report it. */
  balance: v.nullable(bigintText),
  /** The change of the balance. */
  change: bigintText,
  /** Why it failed, in a few words; null if it did not. */
  failure: v.nullable(v.string()),
  /** Why no code ran, in which case no gas was charged; null if some did. */
  skipped: v.nullable(v.string()),
  /** Which actions it skipped although it succeeded. */
  leftUndone: v.optional(v.string()),
  /** Whether nothing tells how it ended. */
  outcomeUnknown: v.optional(v.boolean()),
});
export type TransactionRow = v.InferOutput<typeof TransactionRow>;
