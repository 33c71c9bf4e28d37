import { RowComment } from "@/components/action/row-comment";
import { PartyLink } from "@/components/transaction/list/party-link";
import { NftLink } from "@/components/entity/nft-link";
import { Time } from "@/components/entity/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NftTransfersQuery } from "@/lib/domain/nft/nft-queries";
import type { NftTransferRow } from "@/lib/domain/nft/nft-transfer-row";
import type { Party } from "@/lib/domain/transaction/transaction-row";

export function nftTransferColumns(
  network: PageNetwork,
  { of }: NftTransfersQuery,
): readonly Column<NftTransferRow>[] {
  const party = (one: Party | null) =>
    one === null ? <span className="text-muted">None</span> : <PartyLink network={network} party={one} />;
  const item: Column<NftTransferRow> = {
    title: "NFT",
    phone: "lead",
    cell: (row) => <NftLink network={network} {...row.item} />,
  };
  const ofCollection = of === "collection";
  return [
    {
      title: "Transaction",
      cell: ({ transaction }) => <TransactionLink network={network} hash={transaction} />,
    },
    ...(ofCollection ? [item] : []),
    {
      title: "From",
      phone: ofCollection ? "detail" : "lead",
      cell: ({ from }) => party(from),
    },
    {
      title: "To",
      phone: ofCollection ? "aside" : "detail",
      cell: ({ to }) => party(to),
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
      title: "Time",
      numeric: true,
      phone: "value",
      cell: ({ at }) => <Time atMs={at * 1_000} />,
    },
  ];
}
