import { PartyLink } from "@/components/transaction/list/party-link";
import { WrappingCell } from "@/components/transaction/list/wrapping-cell";
import type { Column } from "@/components/ui/data-table";
import type { MessageRow } from "@/lib/domain/message/message-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Party } from "@/lib/domain/transaction/transaction-row";
import { commonMessageColumns, MutedText } from "./message-columns";

export function latestMessageColumns(network: PageNetwork): readonly Column<MessageRow>[] {
  const { message, operation, amount, time } = commonMessageColumns(network);
  const { from, to } = messageEndColumns(network);
  return [message, operation, from, to, amount, time];
}

/** Both ends of a message, for lists that are not about one account. */
export function messageEndColumns(network: PageNetwork) {
  const end = (title: string, party: (row: MessageRow) => Party | null) => ({
    title,
    width: "lg:w-[18%]",
    cell: (row: MessageRow) => {
      const partyOfRow = party(row);
      return (
        <WrappingCell>
          {/* The columns have heads, which phones do not show. */}
          <span className="sm:hidden">
            <MutedText>{title.toLowerCase()}</MutedText>{" "}
          </span>
          {partyOfRow === null ? (
            <MutedText>External</MutedText>
          ) : (
            <PartyLink network={network} party={partyOfRow} />
          )}
        </WrappingCell>
      );
    },
  });
  return {
    from: { ...end("From", ({ from }) => from), phone: "detail" } as const,
    to: { ...end("To", ({ to }) => to), phone: "more" } as const,
  };
}
