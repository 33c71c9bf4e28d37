import { NFT_COLLECTION_FILTER_GROUPS } from "@/lib/domain/nft/nft-filter-groups";
import { AddressLink } from "@/components/entity/address-link";
import { Name } from "@/components/entity/name";
import { ListFilters } from "@/components/list/list-filters";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { FilterChip } from "@/components/ui/filter-chip";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NftCollectionRow } from "@/lib/domain/nft/nft-collection-row";
import { writeNftCollectionsQuery, type NftCollectionsQuery } from "@/lib/domain/nft/nft-queries";
import { NFT_COLLECTION_LIST } from "@/lib/domain/nft/nft-row-kinds";
import { nftsPath } from "@/lib/paths";
import { NftCollectionList } from "./nft-collection-list";

interface NftCollectionsViewProps {
  readonly network: PageNetwork;
  readonly opened: OpenedList<NftCollectionRow, NftCollectionsQuery>;
}

const ALL: NftCollectionsQuery = { text: null, owner: null };

/** All NFT collections of a network, with their filters. */
export function NftCollectionsView({ network, opened }: NftCollectionsViewProps) {
  const query = opened.query ?? ALL;
  const params = writeNftCollectionsQuery(query);
  const to = (changed: Partial<NftCollectionsQuery>) =>
    nftsPath(network, writeNftCollectionsQuery({ ...query, ...changed }));
  return (
    <div className="card">
      <ListedRowsView
        network={network}
        kind={NFT_COLLECTION_LIST}
        list={NftCollectionList}
        opened={opened}
        filters={
          <ListFilters network={network} groups={NFT_COLLECTION_FILTER_GROUPS} query={params}>
            {query.text !== null && (
              <FilterChip clearHref={to({ text: null })} clearLabel="Clear the filter by name">
                Contains <Name text={query.text} />
              </FilterChip>
            )}
            {query.owner !== null && (
              <FilterChip clearHref={to({ owner: null })} clearLabel="Clear the filter by owner">
                Owner <AddressLink network={network} address={query.owner} copy={false} />
              </FilterChip>
            )}
          </ListFilters>
        }
      />
    </div>
  );
}
