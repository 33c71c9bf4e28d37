import { PartyLink } from "@/components/transaction/list/party-link";
import { Wrapping } from "@/components/transaction/list/wrapping-cell";
import type { Column } from "@/components/ui/data-table";
import type { MessageRow } from "@/lib/domain/message/message-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { commonMessageColumns, Word } from "./message-columns";

/** Messages of one account: which way, what, who, how much, when. */
export function accountMessageColumns(network: PageNetwork): readonly Column<MessageRow>[] {
  const { message, operation, amount, time } = commonMessageColumns(network);
  return [
    message,
    { title: "Direction", cell: ({ direction }) => DIRECTION_WORDS[direction ?? "in"] },
    operation,
    {
      title: "From or to",
      cell: (row) => (
        <Wrapping>
          <Counterparty network={network} row={row} />
        </Wrapping>
      ),
    },
    amount,
    time,
  ];
}

const DIRECTION_WORDS: Readonly<Record<NonNullable<MessageRow["direction"]>, string>> = {
  in: "In",
  out: "Out",
  self: "To itself",
};

interface CounterpartyProps {
  readonly network: PageNetwork;
  readonly row: MessageRow;
}

function Counterparty({ network, row: { from, to, direction } }: CounterpartyProps) {
  if (direction === "self") return <Word>itself</Word>;
  const isOut = direction === "out";
  const party = isOut ? to : from;
  if (party === null) return <Word>{isOut ? "to nobody on chain" : "from outside"}</Word>;
  return (
    <>
      <Word>{isOut ? "to" : "from"}</Word> <PartyLink network={network} party={party} />
    </>
  );
}
