import { PartyLink } from "@/components/transaction/list/party-link";
import { Entity } from "@/components/entity/entity";
import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import { NftLink } from "@/components/entity/nft-link";
import { NftThumbnail } from "@/components/entity/face/nft-thumbnail";
import { PageLink } from "@/components/ui/page-link";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NftItemRow } from "@/lib/domain/nft/nft-item-row";
import type { NftItemsQuery } from "@/lib/domain/nft/nft-queries";
import { nftPath } from "@/lib/paths";
import { formatFriendly } from "@/lib/ton/address/address";
import { ListingBadge, NftIndex } from "./nft-marks";

export function nftItemColumns(network: PageNetwork, query: NftItemsQuery): readonly Column<NftItemRow>[] {
  const ofOwner = query.subject.of === "owner";
  if (query.view === "gallery")
    return [{ title: "NFT", cell: (row) => <NftCard network={network} row={row} ofOwner={ofOwner} /> }];
  const owner: Column<NftItemRow> = {
    title: "Owner",
    phone: "detail",
    cell: (row) => <OwnerCell network={network} row={row} />,
  };
  const collection: Column<NftItemRow> = {
    title: "Collection",
    phone: "detail",
    cell: (row) => <CollectionCell network={network} row={row} />,
  };
  return [
    {
      title: "NFT",
      phone: "lead",
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <NftLink network={network} {...row} size="row" />
          {row.doubt !== null && <Badge tone="warning">{row.doubt}</Badge>}
        </span>
      ),
    },
    {
      title: "Index",
      numeric: true,
      phone: "value",
      cell: ({ index }) => <NftIndex index={index} />,
    },
    ofOwner ? collection : owner,
    { title: "Listing", phone: "aside", cell: ({ listing }) => <ListingBadge listing={listing} /> },
  ];
}

interface NftCellProps {
  readonly network: PageNetwork;
  readonly row: NftItemRow;
}

function OwnerCell({ network, row: { owner } }: NftCellProps) {
  if (owner === null) return <span className="text-muted">No owner</span>;
  return <PartyLink network={network} party={owner} />;
}

function CollectionCell({ network, row: { collection } }: NftCellProps) {
  if (collection === null) return <span className="text-muted">No collection</span>;
  return <NftLink network={network} {...collection} />;
}

interface NftCardProps extends NftCellProps {
  /** All cards have the same owner, so the collection is what distinguishes them. */
  readonly ofOwner: boolean;
}

/** The picture of an NFT, with its name and one line. The whole card leads to its page. */
function NftCard({ network, row, ofOwner }: NftCardProps) {
  const { address, name, doubt, picture, listing, index } = row;
  // The picture itself says why it is blurred.
  const isMarked = doubt !== null && picture === null;
  const friendly = formatFriendly(address, { bounceable: true, testnet: network.testnet });
  return (
    <div className="relative rounded-[inherit] whitespace-nowrap">
      <NftThumbnail address={address} size="card" picture={picture} doubt={doubt} />
      {(isMarked || listing !== null) && (
        <span className="absolute inset-x-2 top-2 flex flex-wrap gap-1 whitespace-normal">
          <ListingBadge listing={listing} />
          {isMarked && <Badge tone="warning">{doubt}</Badge>}
        </span>
      )}
      <div className="grid gap-y-0.5 px-2 py-2 sm:px-2.5">
        <span className="min-w-0 truncate font-medium">
          <Entity id={address}>
            <PageLink
              href={nftPath(network, address)}
              title={friendly}
              className="text-text after:absolute after:inset-0 after:rounded-xl"
            >
              {name === null ? <MiddleText text={friendly} /> : <Name text={name} />}
            </PageLink>
          </Entity>
        </span>
        <span className="min-w-0 truncate text-sm text-muted max-sm:text-xs max-sm:leading-5 [&_a]:relative [&_a]:z-1">
          {ofOwner ? (
            row.collection?.name != null ? (
              <Name text={row.collection.name} />
            ) : (
              <NftIndex index={index} />
            )
          ) : (
            <OwnerCell network={network} row={row} />
          )}
        </span>
      </div>
    </div>
  );
}
