import type { Externals, MessageSide, MessageWay } from "./message-filter";

/** Labels of the directions and kinds of messages. */
export const WAY_LABELS: Readonly<Record<MessageWay, string>> = {
  in: "Incoming",
  out: "Outgoing",
  outside: "From outside the chain",
  logs: "Logs, to nobody on chain",
};

export const SIDE_LABELS: Readonly<Record<MessageSide, string>> = {
  in: "Received by a transaction",
  out: "Sent by a transaction",
};

export const EXTERNALS_LABELS: Readonly<Record<Externals, string>> = {
  only: "Only from outside, and logs",
  none: "Only from account to account",
};
