import { messages } from "@/lib/toncenter/v3/v3-message";
import { addressesIn } from "../render/addresses-in";
import { renderMessage } from "../render/render-message";
import { route, type Route } from "../v3-route";
import { ltRange, timeRange } from "../request/v3-ranges";

const addressOrNone = <T extends string>(address: T | "null" | undefined) =>
  address === "null" ? ("none" as const) : address;

export const MESSAGES: readonly Route[] = [
  route(messages, ({ node, values, page, addressDetailsFor }) => {
    const rows = node.store.messages.list(
      {
        hashes: values.msg_hash ?? values.hash,
        bodyHash: values.body_hash,
        source: addressOrNone(values.source),
        destination: addressOrNone(values.destination),
        opcode: values.opcode,
        direction: values.direction,
        excludeExternals: values.exclude_externals,
        onlyExternals: values.only_externals,
        time: timeRange(values),
        lt: ltRange(values),
      },
      page,
    );
    const rendered = rows.map(({ message, inTransaction, outTransaction }) =>
      renderMessage(message, { in: inTransaction, out: outTransaction }),
    );
    return { messages: rendered, ...addressDetailsFor(addressesIn(rendered)) };
  }),
];
