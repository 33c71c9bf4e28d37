import type { Externals, TransactionSide, AccountMessageDirection } from "./message-filter";

/** Labels of the directions and kinds of messages. */
export const DIRECTION_LABELS: Readonly<Record<AccountMessageDirection, string>> = {
  in: "Incoming",
  out: "Outgoing",
  outside: "External in",
  logs: "External out (logs)",
};

export const SIDE_LABELS: Readonly<Record<TransactionSide, string>> = {
  in: "Received",
  out: "Sent",
};

export const EXTERNALS_LABELS: Readonly<Record<Externals, string>> = {
  only: "External only",
  none: "Internal only",
};
