import { PartyLink } from "@/components/transaction/list/party-link";
import {
  COMMENT_COLUMN,
  TIME_COLUMN,
  transferTransactionColumn,
} from "@/components/transaction/list/transfer-columns";
import { Amount } from "@/components/entity/amount";
import type { Column } from "@/components/ui/data-table";
import type { AccountTransfersQuery } from "@/lib/domain/account/account-transfers-query";
import type { JettonTransferRow } from "@/lib/domain/jetton/jetton-transfer-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { JettonLink } from "../jetton/jetton-link";

/** Transfers from the owner's point of view: the other end, and whether the amount was received or sent. */
export function accountTokenTransferColumns(
  network: PageNetwork,
  { owner }: AccountTransfersQuery,
): readonly Column<JettonTransferRow>[] {
  return [
    transferTransactionColumn(network),
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
    COMMENT_COLUMN,
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
    TIME_COLUMN,
  ];
}

function directionOf({ from, to }: JettonTransferRow, owner: Address) {
  if (from.address === to.address) return "self";
  return to.address === owner ? "in" : "out";
}
