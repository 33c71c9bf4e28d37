import type { MessageWay } from "@/lib/query/message/message-filter";

/** What people call the ways of messages. */
export const WAY_WORDS: Readonly<Record<MessageWay, string>> = {
  in: "Incoming",
  out: "Outgoing",
  outside: "From outside the chain",
  logs: "Logs, to nobody on chain",
};
