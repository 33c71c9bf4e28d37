import type { ExportColumn } from "@/lib/query/export/column";
import { addressText, coinsText, timeText } from "@/lib/query/export/values";
import type { MessageRow } from "@/lib/query/message/message-row";
import type { PageNetwork } from "@/lib/query/page-network";

/** A message in a file; amounts are in coins. */
export function messageExportColumns(
  network: Pick<PageNetwork, "testnet">,
): readonly ExportColumn<MessageRow>[] {
  return [
    { name: "hash", value: ({ hash }) => hash },
    { name: "transaction", value: ({ transaction }) => transaction },
    { name: "time", value: ({ at }) => (at === null ? null : timeText(at)) },
    { name: "direction", value: ({ direction }) => direction },
    {
      name: "counterparty",
      value: ({ party }) => (party === null ? null : addressText(party.address, network)),
    },
    { name: "counterparty_name", value: ({ party }) => party?.name ?? null },
    { name: "opcode", value: ({ opcode }) => opcode },
    { name: "operation", value: ({ operation }) => operation },
    { name: "amount", value: ({ amount }) => (amount === null ? null : coinsText(amount)) },
    { name: "comment", value: ({ comment }) => comment?.text ?? null },
  ];
}
