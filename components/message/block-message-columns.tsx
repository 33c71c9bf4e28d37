import { commonMessageColumns } from "@/components/message/message-columns";
import { messageEndColumns } from "@/components/message/latest-message-columns";
import type { Column } from "@/components/ui/data-table";
import type { BlockMessageRow } from "@/lib/domain/message/block-message-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";

/** Messages of one block. Their time is that of the block. */
export function blockMessageColumns(network: PageNetwork): readonly Column<BlockMessageRow>[] {
  const { message, operation, amount } = commonMessageColumns(network);
  const { from, to } = messageEndColumns(network);
  return [
    message,
    {
      title: "Direction",
      phone: "aside",
      cell: ({ inBlock }: BlockMessageRow) => PART_IN_BLOCK_LABELS[inBlock],
    },
    operation,
    from,
    to,
    amount,
  ];
}

const PART_IN_BLOCK_LABELS: Readonly<Record<BlockMessageRow["inBlock"], string>> = {
  received: "Received",
  sent: "Sent",
  both: "Sent and received",
};
