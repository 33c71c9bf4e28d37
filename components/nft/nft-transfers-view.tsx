import { NFT_TRANSFER_FILTER_GROUPS } from "@/lib/domain/nft/nft-filter-groups";
import { AddressLink } from "@/components/entity/address-link";
import { ListFilters } from "@/components/list/list-filters";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { TimeFilterChips } from "@/components/list/time-filter-chips";
import { FilterChip } from "@/components/ui/filter-chip";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { writeNftTransfersQuery, type NftTransfersQuery } from "@/lib/domain/nft/nft-queries";
import { NFT_TRANSFER_LIST } from "@/lib/domain/nft/nft-row-kinds";
import type { NftTransferRow } from "@/lib/domain/nft/nft-transfer-row";
import { nftActivityPath } from "@/lib/paths";
import { NftMovesControl } from "./nft-moves-control";
import { NftTransferList } from "./nft-transfer-list";

interface NftTransfersViewProps {
  readonly network: PageNetwork;
  readonly subject: Pick<NftTransfersQuery, "of" | "address">;
  readonly opened: OpenedList<NftTransferRow, NftTransfersQuery>;
}

/** Transfers of an NFT, or of those of a collection, with their filters. */
export function NftTransfersView({ network, subject, opened }: NftTransfersViewProps) {
  const query = opened.query ?? { ...subject, owner: null, direction: null, from: null, until: null };
  const params = writeNftTransfersQuery(query);
  const path = nftActivityPath(network, subject.address);
  const to = (changed: Partial<NftTransfersQuery>) => {
    const next = writeNftTransfersQuery({ ...query, ...changed });
    return next.size === 0 ? path : `${path}?${next.toString()}`;
  };
  const { owner, direction, from, until } = query;
  return (
    <ListedRowsView
      network={network}
      kind={NFT_TRANSFER_LIST}
      list={NftTransferList}
      opened={opened}
      filters={
        <>
          {subject.of === "item" && (
            <NftMovesControl network={network} address={subject.address} bids={false} />
          )}
          <ListFilters network={network} groups={NFT_TRANSFER_FILTER_GROUPS} query={params}>
            {owner !== null && (
              <FilterChip
                clearHref={to({ owner: null, direction: null })}
                clearLabel="Clear the filter by owner"
              >
                {direction === null ? "Owner" : direction === "in" ? "Received by" : "Sent by"}{" "}
                <AddressLink network={network} address={owner} copy={false} />
              </FilterChip>
            )}
            <TimeFilterChips from={from} until={until} without={(bound) => to({ [bound]: null })} />
          </ListFilters>
        </>
      }
    />
  );
}
