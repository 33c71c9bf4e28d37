import { PageLink } from "@/components/ui/page-link";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { otherReadings } from "@/lib/search/bare-number";
import { outcomeOf } from "@/lib/search/outcome";
import { NetworkMatchText } from "./network-match-text";

interface OtherReadingsProps {
  readonly network: PageNetwork;
  /** The number that was searched for and led to its block. */
  readonly searched: string;
}

/** The other meanings of a number that led to a block. */
export function OtherReadings({ network, searched }: OtherReadingsProps) {
  const places = otherReadings(outcomeOf(searched, null, network, [network]));
  if (places.length === 0) return null;
  return (
    <p className="mb-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      Other matches for {searched}:
      {places.map((place) => (
        <PageLink key={place.href} href={place.href}>
          <NetworkMatchText place={place} here={network} />
        </PageLink>
      ))}
    </p>
  );
}
