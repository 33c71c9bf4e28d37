import { RowComment } from "@/components/action/row-comment";
import { PartyLink } from "@/components/transaction/list/party-link";
import { Amount } from "@/components/entity/amount";
import { Time } from "@/components/entity/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { AccountTransfersQuery } from "@/lib/domain/account/account-transfers-query";
import type { JettonTransferRow } from "@/lib/domain/jetton/jetton-transfer-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { JettonLink } from "../jetton/jetton-link";

/** Transfers as the owner sees them: who is at the other end, and whether the amount came or went. */
export function accountTokenTransferColumns(
  network: PageNetwork,
  { owner }: AccountTransfersQuery,
): readonly Column<JettonTransferRow>[] {
  return [
    {
      title: "Transaction",
      cell: ({ transaction }) => <TransactionLink network={network} hash={transaction} />,
    },
    {
      title: "From or to",
      phone: "lead",
      cell: (row) => {
        const direction = directionOf(row, owner);
        return (
          <>
            <span className="text-muted">{direction === "in" ? "From" : "To"}</span>{" "}
            <PartyLink network={network} party={direction === "in" ? row.from : row.to} />
          </>
        );
      },
    },
    {
      title: "Comment",
      cell: ({ comment, failed }) => (
        <span className="inline-flex gap-2">
          {failed && <Badge tone="negative">Failed</Badge>}
          {comment !== null && <RowComment comment={comment} />}
        </span>
      ),
    },
    {
      title: "Amount",
      numeric: true,
      phone: "value",
      cell: (row) => (
        <Amount
          value={row.amount}
          decimals={row.token.decimals}
          direction={row.failed ? undefined : directionOf(row, owner)}
          brief
        />
      ),
    },
    { title: "Token", phone: "detail", cell: ({ token }) => <JettonLink network={network} token={token} /> },
    { title: "Time", numeric: true, phone: "aside", cell: ({ at }) => <Time atMs={at * 1_000} /> },
  ];
}

function directionOf({ from, to }: JettonTransferRow, owner: Address) {
  if (from.address === to.address) return "self";
  return to.address === owner ? "in" : "out";
}
