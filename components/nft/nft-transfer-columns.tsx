import { PartyLink } from "@/components/transaction/list/party-link";
import {
  COMMENT_COLUMN,
  TIME_COLUMN,
  transferTransactionColumn,
} from "@/components/transaction/list/transfer-columns";
import { NftLink } from "@/components/entity/nft-link";
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
    transferTransactionColumn(network),
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
    COMMENT_COLUMN,
    { ...TIME_COLUMN, phone: "value" },
  ];
}
