import { Count } from "@/components/entity/count";
import { MiddleText } from "@/components/entity/middle-text";
import { Badge } from "@/components/ui/badge";
import type { NftListing } from "@/lib/domain/nft/nft-item-row";

const LISTING_LABELS: Readonly<Record<NftListing, string>> = { sale: "On sale", auction: "Auction" };

export function ListingBadge({ listing }: { readonly listing: NftListing | null }) {
  return listing === null ? null : <Badge tone="violet">{LISTING_LABELS[listing]}</Badge>;
}

/** Longer ones are hashes, whose number of digits does not matter. */
const LONGEST_NUMBER = 15;

/** The index of an item within its collection: a number or, of 256 bits, a hash. */
export function NftIndex({ index }: { readonly index: bigint | null }) {
  if (index === null) return <span className="text-muted">–</span>;
  const digits = index.toString();
  return digits.length > LONGEST_NUMBER ? <MiddleText text={digits} /> : <Count value={index} />;
}
