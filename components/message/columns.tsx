import { Coins } from "@/components/entity/coins";
import { MessageLink } from "@/components/entity/message-link";
import { Time } from "@/components/entity/time";
import { PartyLink } from "@/components/transaction/party-link";
import { Wrapping } from "@/components/transaction/wrapping";
import type { Column } from "@/components/ui/data-table";
import type { MessageRow } from "@/lib/query/message/message-row";
import type { PageNetwork } from "@/lib/query/page-network";
import { MessageOperation } from "./message-operation";

/** Messages of one account: which way, what, who, how much, when. */
export function messageColumns(network: PageNetwork): readonly Column<MessageRow>[] {
  return [
    {
      title: "Message",
      cell: ({ hash, transaction }) => (
        <MessageLink network={network} hash={hash} transaction={transaction} />
      ),
    },
    { title: "Direction", cell: ({ direction }) => DIRECTION_WORDS[direction] },
    {
      title: "Operation",
      cell: (row) => (
        <Wrapping>
          <MessageOperation row={row} />
        </Wrapping>
      ),
    },
    {
      title: "From or to",
      cell: (row) => (
        <Wrapping>
          <Counterparty network={network} row={row} />
        </Wrapping>
      ),
    },
    { title: "Amount", numeric: true, cell: (row) => <CarriedCoins network={network} row={row} /> },
    {
      title: "Time",
      numeric: true,
      cell: ({ at }) =>
        at === null ? <span className="text-muted">not its own</span> : <Time atMs={at * 1_000} />,
    },
  ];
}

const DIRECTION_WORDS: Readonly<Record<MessageRow["direction"], string>> = {
  in: "In",
  out: "Out",
  self: "To itself",
};

interface CellProps {
  readonly network: PageNetwork;
  readonly row: MessageRow;
}

function Counterparty({ network, row: { party, direction } }: CellProps) {
  const isOut = direction === "out";
  const word = isOut ? "to" : "from";
  if (party === null) return <Word>{isOut ? "to nobody on chain" : "from outside"}</Word>;
  return direction === "self" ? (
    <Word>itself</Word>
  ) : (
    <>
      <Word>{word}</Word> <PartyLink network={network} party={party} />
    </>
  );
}

function CarriedCoins({ network, row: { amount, currencies, direction } }: CellProps) {
  return (
    <>
      {amount === null ? (
        <Word>none</Word>
      ) : (
        <Coins network={network} value={amount} direction={direction} maxFraction={4} align />
      )}
      {currencies.length > 0 && (
        <div className="text-xs text-muted">
          and {currencies.length === 1 ? "1 other currency" : `${currencies.length} other currencies`}
        </div>
      )}
    </>
  );
}

function Word({ children }: { readonly children: string }) {
  return <span className="text-muted">{children}</span>;
}
