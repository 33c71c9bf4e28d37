import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { Time } from "@/components/entity/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/query/page-network";
import type { Party, TransactionRow } from "@/lib/query/transaction-row";

/** Transactions of all accounts, wherever they are listed. */
export function transactionColumns(network: PageNetwork): readonly Column<TransactionRow>[] {
  const party = ({ address, name }: Party) => (
    <AddressLink network={network} address={address} name={name ?? undefined} copy={false} />
  );
  return [
    { title: "Transaction", cell: ({ hash }) => <TransactionLink network={network} hash={hash} /> },
    { title: "Time", cell: ({ at }) => <Time atMs={at * 1_000} /> },
    { title: "Account", cell: ({ account }) => party(account) },
    {
      title: "Operation",
      cell: ({ operation, failure }) => (
        <>
          {operation}
          {failure !== null && (
            <>
              {" "}
              <Badge tone="negative">Failed: {failure}</Badge>
            </>
          )}
        </>
      ),
    },
    { title: "From", cell: ({ from }) => from !== null && party(from) },
    {
      title: "Received",
      numeric: true,
      cell: ({ received }) => <Coins network={network} value={received} maxFraction={4} align />,
    },
    {
      title: "Sent",
      numeric: true,
      cell: ({ sent }) => <Coins network={network} value={sent} maxFraction={4} align />,
    },
  ];
}
