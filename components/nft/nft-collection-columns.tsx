import { PartyLink } from "@/components/transaction/list/party-link";
import { Count } from "@/components/entity/count";
import { NftLink } from "@/components/entity/nft-link";
import { ORIGIN_LABELS } from "@/components/entity/origin-labels";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NftCollectionRow } from "@/lib/domain/nft/nft-collection-row";

export function nftCollectionColumns(network: PageNetwork): readonly Column<NftCollectionRow>[] {
  return [
    {
      title: "Collection",
      phone: "lead",
      cell: ({ unread, ...row }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <NftLink network={network} {...row} size="row" />
          {unread && <span className="text-muted">Metadata not indexed yet</span>}
          {row.doubt !== null && <Badge tone="warning">{row.doubt}</Badge>}
        </span>
      ),
    },
    {
      title: "Items",
      numeric: true,
      phone: "value",
      cell: ({ nextIndex }) =>
        nextIndex === null ? (
          <span className="text-muted" title="Items are not numbered">
            –
          </span>
        ) : (
          <>
            <Count value={nextIndex} />
            <span className="sm:hidden"> {nextIndex === 1n ? "item" : "items"}</span>
          </>
        ),
    },
    {
      title: "Owner",
      phone: "detail",
      cell: ({ owner }) =>
        owner === null ? (
          <span className="text-muted">No owner</span>
        ) : (
          <PartyLink network={network} party={owner} />
        ),
    },
    {
      title: "Metadata",
      phone: "aside",
      cell: ({ origin }) => <span className="text-muted">{ORIGIN_LABELS[origin]}</span>,
    },
  ];
}
