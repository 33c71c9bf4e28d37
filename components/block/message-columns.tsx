import { Coins } from "@/components/entity/coins";
import { MessageLink } from "@/components/entity/message-link";
import { MessageOperation } from "@/components/message/message-operation";
import { PartyLink } from "@/components/transaction/party-link";
import { Wrapping } from "@/components/transaction/wrapping";
import type { Column } from "@/components/ui/data-table";
import type { BlockMessageRow } from "@/lib/query/message/block-message-row";
import type { PageNetwork } from "@/lib/query/page-network";

/** Messages of one block: what, from whom to whom, how much. */
export function blockMessageColumns(network: PageNetwork): readonly Column<BlockMessageRow>[] {
  const party = (one: BlockMessageRow["from"], nobody: string) => (
    <Wrapping>{one === null ? <Word>{nobody}</Word> : <PartyLink network={network} party={one} />}</Wrapping>
  );
  return [
    {
      title: "Message",
      cell: ({ hash, transaction }) => (
        <MessageLink network={network} hash={hash} transaction={transaction} />
      ),
    },
    { title: "In this block", cell: ({ here }) => HERE[here] },
    {
      title: "Operation",
      cell: (row) => (
        <Wrapping>
          <MessageOperation row={row} />
        </Wrapping>
      ),
    },
    { title: "From", cell: ({ from }) => party(from, "outside") },
    { title: "To", cell: ({ to }) => party(to, "nobody on chain") },
    {
      title: "Amount",
      numeric: true,
      cell: ({ amount }) =>
        amount === null ? (
          <Word>none</Word>
        ) : (
          <Coins network={network} value={amount} maxFraction={4} align />
        ),
    },
  ];
}

const HERE: Readonly<Record<BlockMessageRow["here"], string>> = {
  received: "Received",
  sent: "Sent",
  both: "Sent and received",
};

function Word({ children }: { readonly children: string }) {
  return <span className="text-muted">{children}</span>;
}
