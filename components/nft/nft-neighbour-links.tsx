import { Name } from "@/components/entity/name";
import { PageLink } from "@/components/ui/page-link";
import type { NamedNft } from "@/lib/domain/nft/nft-item-row";
import type { NftNeighbours } from "@/lib/domain/nft/nft-neighbours";
import { nftPath, type AddressNetwork } from "@/lib/paths";

interface NftNeighbourLinksProps {
  readonly network: AddressNetwork;
  readonly neighbours: NftNeighbours;
}

/** The items before and after this one in its collection, by index. */
export function NftNeighbourLinks({ network, neighbours: { previous, next } }: NftNeighbourLinksProps) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="In the collection" className="grid grid-cols-2 gap-3">
      <Neighbour network={network} label="Previous" item={previous} />
      <Neighbour network={network} label="Next" item={next} />
    </nav>
  );
}

interface NeighbourProps {
  readonly network: AddressNetwork;
  readonly label: string;
  readonly item: NamedNft | null;
}

function Neighbour({ network, label, item }: NeighbourProps) {
  if (item === null) return <span />;
  return (
    <span className={`min-w-0 ${label === "Next" ? "text-end" : ""}`}>
      <span className="block text-sm text-muted">{label}</span>
      <PageLink href={nftPath(network, item.address)} className="block truncate">
        {item.name === null ? "NFT without a name" : <Name text={item.name} />}
      </PageLink>
    </span>
  );
}
