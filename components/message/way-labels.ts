import type { Externals, MessageSide, MessageWay } from "@/lib/domain/message/message-filter";

/** What people call the ways of messages. */
export const WAY_WORDS: Readonly<Record<MessageWay, string>> = {
  in: "Incoming",
  out: "Outgoing",
  outside: "From outside the chain",
  logs: "Logs, to nobody on chain",
};

export const SIDE_WORDS: Readonly<Record<MessageSide, string>> = {
  in: "Received by a transaction",
  out: "Sent by a transaction",
};

export const EXTERNALS_WORDS: Readonly<Record<Externals, string>> = {
  only: "Only from outside, and logs",
  none: "Only from account to account",
};
