import type { ExportColumn } from "../export/export-column";
import { coinsText, partyText, timeText } from "../export/export-values";
import type { BlockMessageRow } from "./block-message-row";
import type { MessageRow } from "./message-row";
import type { PageNetwork } from "../network/page-network";
import { wireJson } from "../list/wire-json";

/** The columns of a file of messages; amounts are in coins. */
export function messageFileColumns(
  network: Pick<PageNetwork, "testnet">,
): readonly ExportColumn<MessageRow>[] {
  return [
    { name: "hash", value: ({ hash }) => hash },
    { name: "transaction", value: ({ transaction }) => transaction },
    { name: "time", value: ({ at }) => (at === null ? null : timeText(at)) },
    { name: "direction", value: ({ direction }) => direction },
    { name: "from", value: ({ from }) => (from === null ? null : partyText(from, network)) },
    { name: "from_name", value: ({ from }) => from?.name ?? null },
    { name: "to", value: ({ to }) => (to === null ? null : partyText(to, network)) },
    { name: "to_name", value: ({ to }) => to?.name ?? null },
    { name: "operation", value: ({ operation }) => operation },
    { name: "opcode", value: ({ opcode }) => opcode },
    { name: "amount", value: ({ amount }) => (amount === null ? null : coinsText(amount)) },
    {
      name: "extra_currencies",
      value: ({ currencies }) => currencies.map(({ id, amount }) => `${id}: ${amount}`).join("; "),
    },
    { name: "comment", value: ({ comment }) => comment?.text ?? null },
    {
      name: "contents",
      value: ({ contents }) =>
        typeof contents === "object" && contents !== null ? wireJson(contents) : null,
    },
  ];
}

/** For messages of a block: what happened to it in the block, in place of a direction. */
export function blockMessageFileColumns(
  network: Pick<PageNetwork, "testnet">,
): readonly ExportColumn<BlockMessageRow>[] {
  const common = messageFileColumns(network).filter(({ name }) => name !== "direction");
  return [...common, { name: "here", value: ({ inBlock }) => inBlock }];
}
