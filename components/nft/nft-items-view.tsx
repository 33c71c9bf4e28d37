import { nftItemFilterGroups } from "@/lib/domain/nft/nft-filter-groups";
import { PageLink } from "@/components/ui/page-link";
import { Name } from "@/components/entity/name";
import { NftLink } from "@/components/entity/nft-link";
import { ListFilters } from "@/components/list/list-filters";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { FilterChip } from "@/components/ui/filter-chip";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { isSameAttribute } from "@/lib/domain/nft/nft-attribute";
import type { NftItemRow } from "@/lib/domain/nft/nft-item-row";
import {
  allNftItems,
  NFT_VIEWS,
  writeNftItemsQuery,
  type NftItemsQuery,
  type NftSubject,
} from "@/lib/domain/nft/nft-queries";
import { NFT_ITEM_LIST } from "@/lib/domain/nft/nft-row-kinds";
import { accountNftsPath, nftPath } from "@/lib/paths";
import { NftItemList } from "./nft-item-list";
import { NftNarrowing } from "./nft-narrowing";

interface NftItemsViewProps {
  readonly network: PageNetwork;
  readonly subject: NftSubject;
  readonly opened: OpenedList<NftItemRow, NftItemsQuery>;
}

const VIEW_NAMES = { gallery: "Gallery", table: "Table" } as const;

/** The NFTs of a collection or of an account, as a gallery or as a table. */
export function NftItemsView({ network, subject, opened }: NftItemsViewProps) {
  const query = opened.query ?? allNftItems(subject);
  const params = writeNftItemsQuery(query);
  const to = (changed: Partial<NftItemsQuery>) => pathOf(network, { ...query, ...changed });
  const rows = opened.problem === null ? opened.page.rows : [];
  const { text, listed, collection, attributes, suspicious } = query;
  return (
    <ListedRowsView
      network={network}
      kind={NFT_ITEM_LIST}
      list={NftItemList}
      opened={opened}
      filters={
        <div className="flex flex-wrap items-start gap-2">
          <SegmentedControl
            label="View"
            current={to({})}
            options={NFT_VIEWS.map((view) => ({ href: to({ view }), name: VIEW_NAMES[view] }))}
          />
          <ListFilters network={network} groups={nftItemFilterGroups(query)} query={params}>
            <NftNarrowing query={query} rows={rows} to={to} />
            {text !== null && (
              <FilterChip clearHref={to({ text: null })} clearLabel="Clear the filter by name">
                Contains <Name text={text} />
              </FilterChip>
            )}
            {listed && (
              <FilterChip clearHref={to({ listed: false })} clearLabel="Clear the filter by listing">
                On sale
              </FilterChip>
            )}
            {collection !== null && (
              <FilterChip clearHref={to({ collection: null })} clearLabel="Clear the filter by collection">
                Collection{" "}
                <NftLink
                  network={network}
                  address={collection}
                  name={rows.find((row) => row.collection?.address === collection)?.collection?.name ?? null}
                />
              </FilterChip>
            )}
            {subject.of === "owner" && !suspicious && (
              <PageLink href={to({ suspicious: true })} scroll={false} className="button">
                Show suspicious
              </PageLink>
            )}
            {suspicious && (
              <FilterChip clearHref={to({ suspicious: false })} clearLabel="Hide suspicious NFTs">
                With suspicious
              </FilterChip>
            )}
            {attributes.map((attribute) => (
              <FilterChip
                key={`${attribute.trait}: ${attribute.value}`}
                clearHref={to({ attributes: attributes.filter((one) => !isSameAttribute(one, attribute)) })}
                clearLabel="Clear this attribute"
              >
                <Name text={attribute.trait} />: <Name text={attribute.value} />
              </FilterChip>
            ))}
          </ListFilters>
        </div>
      }
    />
  );
}

function pathOf(network: PageNetwork, query: NftItemsQuery): string {
  const { of, address } = query.subject;
  const params = writeNftItemsQuery(query);
  if (of === "owner") return accountNftsPath(network, address, params);
  const path = nftPath(network, address);
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}
