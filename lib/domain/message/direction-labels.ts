import type { Externals, TransactionSide, AccountMessageDirection } from "./message-filter";

/** Labels of the directions and kinds of messages. */
export const DIRECTION_LABELS: Readonly<Record<AccountMessageDirection, string>> = {
  in: "Incoming",
  out: "Outgoing",
  outside: "From outside the chain",
  logs: "Logs, to nobody on chain",
};

export const SIDE_LABELS: Readonly<Record<TransactionSide, string>> = {
  in: "Received by a transaction",
  out: "Sent by a transaction",
};

export const EXTERNALS_LABELS: Readonly<Record<Externals, string>> = {
  only: "Only from outside, and logs",
  none: "Only from account to account",
};
