import { Coins } from "@/components/entity/coins";
import { MessageLink } from "@/components/entity/message-link";
import { Time } from "@/components/entity/time/time";
import { WrappingCell } from "@/components/transaction/list/wrapping-cell";
import type { MessageRow } from "@/lib/domain/message/message-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MessageOperation } from "./message-operation";
import { counted } from "@/lib/text/counted";

/** Columns that all lists of messages share. */
export function commonMessageColumns(network: PageNetwork) {
  return {
    message: {
      title: "Message",
      cell: ({ hash, transaction }: MessageRow) => (
        <MessageLink network={network} hash={hash} transaction={transaction} />
      ),
    },
    operation: {
      title: "Operation",
      phone: "lead",
      width: "lg:w-[22%]",
      cell: (row: MessageRow) => (
        <WrappingCell>
          <MessageOperation row={row} />
        </WrappingCell>
      ),
    },
    amount: {
      title: "Amount",
      numeric: true,
      phone: "value",
      cell: (row: MessageRow) => <CarriedCoins network={network} row={row} />,
    },
    time: {
      title: "Time",
      numeric: true,
      phone: "aside",
      cell: ({ at }: MessageRow) => (at === null ? <MutedText>None</MutedText> : <Time atMs={at * 1_000} />),
    },
  } as const;
}

interface CarriedCoinsProps {
  readonly network: PageNetwork;
  readonly row: MessageRow;
}

function CarriedCoins({ network, row: { amount, currencies, direction } }: CarriedCoinsProps) {
  return (
    <>
      {amount === null ? (
        <MutedText>None</MutedText>
      ) : (
        <Coins network={network} value={amount} {...(direction === null ? {} : { direction })} brief />
      )}
      {currencies.length > 0 && (
        <div className="text-xs text-muted">
          + {counted(currencies.length, "extra currency", "extra currencies")}
        </div>
      )}
    </>
  );
}

export function MutedText({ children }: { readonly children: string }) {
  return <span className="text-muted">{children}</span>;
}
