import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { JettonBurnRow, JettonTransferRow } from "@/lib/domain/jetton/jetton-transfer-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { PartyLink } from "@/components/transaction/list/party-link";
import {
  COMMENT_COLUMN,
  TIME_COLUMN,
  transferTransactionColumn,
} from "@/components/transaction/list/transfer-columns";
import { JettonAmount } from "./jetton-link";

export function jettonTransferColumns(network: PageNetwork): readonly Column<JettonTransferRow>[] {
  return [
    transferTransactionColumn(network),
    { title: "From", phone: "lead", cell: ({ from }) => <PartyLink network={network} party={from} /> },
    {
      title: "To",
      phone: "detail",
      cell: ({ to }) => (
        <>
          {/* Phones show no column head that says which end it is. */}
          <span className="sm:hidden">to </span>
          <PartyLink network={network} party={to} />
        </>
      ),
    },
    COMMENT_COLUMN,
    AMOUNT_COLUMN,
    TIME_COLUMN,
  ];
}

export function jettonBurnColumns(network: PageNetwork): readonly Column<JettonBurnRow>[] {
  return [
    transferTransactionColumn(network),
    { title: "Owner", phone: "lead", cell: ({ owner }) => <PartyLink network={network} party={owner} /> },
    {
      title: "Outcome",
      phone: "detail",
      cell: ({ failed }) => (failed ? <Badge tone="negative">Failed</Badge> : "Burned"),
    },
    AMOUNT_COLUMN,
    TIME_COLUMN,
  ];
}

const AMOUNT_COLUMN: Column<Pick<JettonBurnRow, "token" | "amount">> = {
  title: "Amount",
  numeric: true,
  phone: "value",
  cell: ({ token, amount }) => <JettonAmount token={token} value={amount} brief />,
};
