import { PartyLink } from "@/components/transaction/list/party-link";
import { WrappingCell } from "@/components/transaction/list/wrapping-cell";
import type { Column } from "@/components/ui/data-table";
import type { MessageRow } from "@/lib/domain/message/message-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { commonMessageColumns, MutedText } from "./message-columns";

export function accountMessageColumns(network: PageNetwork): readonly Column<MessageRow>[] {
  const { message, operation, amount, time } = commonMessageColumns(network);
  return [
    message,
    { title: "Direction", cell: ({ direction }) => DIRECTION_LABELS[direction ?? "in"] },
    operation,
    {
      title: "Counterparty",
      phone: "detail",
      width: "lg:w-[26%]",
      cell: (row) => (
        <WrappingCell>
          <Counterparty network={network} row={row} />
        </WrappingCell>
      ),
    },
    amount,
    time,
  ];
}

const DIRECTION_LABELS: Readonly<Record<NonNullable<MessageRow["direction"]>, string>> = {
  in: "In",
  out: "Out",
  self: "Self",
};

interface CounterpartyProps {
  readonly network: PageNetwork;
  readonly row: MessageRow;
}

function Counterparty({ network, row: { from, to, direction } }: CounterpartyProps) {
  if (direction === "self") return <MutedText>self</MutedText>;
  const isOut = direction === "out";
  const party = isOut ? to : from;
  if (party === null) return <MutedText>External</MutedText>;
  return (
    <>
      <MutedText>{isOut ? "to" : "from"}</MutedText> <PartyLink network={network} party={party} />
    </>
  );
}
