import { RowComment } from "@/components/action/row-comment";
import { Time } from "@/components/entity/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { JettonBurnRow, JettonTransferRow } from "@/lib/domain/jetton/jetton-transfer-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { PartyLink } from "@/components/transaction/list/party-link";
import { JettonAmount } from "./jetton-link";

export function jettonTransferColumns(network: PageNetwork): readonly Column<JettonTransferRow>[] {
  const { transaction, amount, time } = common(network);
  return [
    transaction,
    { title: "From", phone: "lead", cell: ({ from }) => <PartyLink network={network} party={from} /> },
    {
      title: "To",
      phone: "detail",
      cell: ({ to }) => (
        <>
          {/* On a phone no head says which end it is. */}
          <span className="sm:hidden">to </span>
          <PartyLink network={network} party={to} />
        </>
      ),
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
    amount,
    time,
  ];
}

export function jettonBurnColumns(network: PageNetwork): readonly Column<JettonBurnRow>[] {
  const { transaction, amount, time } = common(network);
  return [
    transaction,
    { title: "Owner", phone: "lead", cell: ({ owner }) => <PartyLink network={network} party={owner} /> },
    {
      title: "Outcome",
      phone: "detail",
      cell: ({ failed }) => (failed ? <Badge tone="negative">Failed</Badge> : "Burned"),
    },
    amount,
    time,
  ];
}

function common(network: PageNetwork) {
  return {
    transaction: {
      title: "Transaction",
      cell: (row: JettonBurnRow | JettonTransferRow) => (
        <TransactionLink network={network} hash={row.transaction} />
      ),
    },
    amount: {
      title: "Amount",
      numeric: true,
      phone: "value",
      cell: ({ token, amount }: JettonBurnRow | JettonTransferRow) => (
        <JettonAmount token={token} value={amount} brief />
      ),
    },
    time: {
      title: "Time",
      numeric: true,
      phone: "aside",
      cell: ({ at }: JettonBurnRow | JettonTransferRow) => <Time atMs={at * 1_000} />,
    },
  } as const;
}
