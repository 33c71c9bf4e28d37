import { messages } from "@/lib/toncenter/v3/message";
import { mentionedIn } from "./mentioned";
import { messageRow } from "./message-row";
import { operation, type Operation } from "./operation";
import { ltRange, timeRange } from "./ranges";

const noneOr = <T extends string>(address: T | "null" | undefined) =>
  address === "null" ? ("none" as const) : address;

export const MESSAGES: readonly Operation[] = [
  operation(messages, ({ node, values, page, described }) => {
    const rows = node.store.messages.list(
      {
        hashes: values.msg_hash ?? values.hash,
        bodyHash: values.body_hash,
        source: noneOr(values.source),
        destination: noneOr(values.destination),
        opcode: values.opcode,
        direction: values.direction,
        excludeExternals: values.exclude_externals,
        onlyExternals: values.only_externals,
        time: timeRange(values),
        lt: ltRange(values),
      },
      page,
    );
    const told = rows.map(({ message, inTransaction, outTransaction }) =>
      messageRow(message, { in: inTransaction, out: outTransaction }),
    );
    return { messages: told, ...described(mentionedIn(told)) };
  }),
];
