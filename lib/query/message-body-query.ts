import { queryOptions } from "@tanstack/react-query";
import type { LoadSchema } from "../domain/list/load-schema";
import type { MessageBodies } from "../domain/interface/message-bodies";
import type { Hash } from "../ton/value/hash";
import { requestReport } from "./fetch-report";

const loadSchema: LoadSchema<MessageBodies> = () =>
  import("../domain/interface/message-bodies").then((module) => module.MessageBodies);

/** The body of a message, which does not change; one request, through our own API. */
export function messageBodyQuery(network: string, hash: Hash | null) {
  return queryOptions({
    queryKey: ["message body", network, hash],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ msg_hash: hash ?? "", limit: "1" });
      const path = `/api/${network}/v3/messages?${query.toString()}`;
      const { messages } = await requestReport(loadSchema, path, signal);
      return messages[0]?.message_content?.body ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: hash !== null,
    retry: false,
  });
}
