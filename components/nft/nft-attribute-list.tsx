import { Count } from "@/components/entity/count";
import { Name } from "@/components/entity/name";
import { PageLink } from "@/components/ui/page-link";
import { writeAttribute, type NftAttributes } from "@/lib/domain/nft/nft-attribute";
import { nftPath, type AddressNetwork } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";

interface NftAttributeListProps {
  readonly network: AddressNetwork;
  /** The collection whose other items can have the same attribute. */
  readonly collection: Address | null;
  readonly of: NftAttributes;
}

/** The attributes of an NFT; each links to the NFTs of its collection that have it, too. */
export function NftAttributeList({ network, collection, of: { shown, count } }: NftAttributeListProps) {
  if (count === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-semibold">
        Attributes{" "}
        <span className="font-normal text-muted">
          <Count value={count} />
        </span>
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2">
        {shown.map((attribute, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same attribute can be there twice
          <li key={place} className="min-w-0 rounded-control bg-sunken px-3 py-2 wrap-anywhere">
            <span className="block text-sm text-muted">
              <Name text={attribute.trait} max={60} />
            </span>
            {collection === null ? (
              <Name text={attribute.value} max={120} />
            ) : (
              <PageLink
                href={`${nftPath(network, collection)}?${new URLSearchParams({ attr: writeAttribute(attribute) }).toString()}`}
              >
                <Name text={attribute.value} max={120} />
              </PageLink>
            )}
          </li>
        ))}
      </ul>
      {shown.length < count && (
        <p className="mt-2 text-muted">
          The first <Count value={shown.length} /> of <Count value={count} />
        </p>
      )}
    </section>
  );
}
