import type { AddressNetwork } from "../paths";
import type { MasterchainBlockMatch } from "./form";
import type { Outcome } from "./outcome";
import type { MatchPlace } from "./places";

/** For a block's page: the search that led there could have had other meanings, too. */
const FROM_SEARCH = { name: "from", value: "search" } as const;

export interface NumberedBlock {
  readonly seqno: number;
  readonly href: string;
}

/** The masterchain block that a bare number can be the number of; null if the text is not a number. */
export function numberedBlock<N extends AddressNetwork>(outcome: Outcome<N>): NumberedBlock | null {
  if (outcome.kind !== "choice") return null;
  const place = outcome.places.find(isMasterchainBlock);
  if (place === undefined) return null;
  const query = new URLSearchParams({ [FROM_SEARCH.name]: FROM_SEARCH.value });
  return { seqno: place.match.seqno, href: `${place.href}?${query.toString()}` };
}

export function isFromSearch(query: URLSearchParams): boolean {
  return query.get(FROM_SEARCH.name) === FROM_SEARCH.value;
}

/** The other possible meanings of a masterchain seqno. */
export function otherReadings<N extends AddressNetwork>(outcome: Outcome<N>): readonly MatchPlace<N>[] {
  return outcome.kind === "choice" ? outcome.places.filter((place) => !isMasterchainBlock(place)) : [];
}

function isMasterchainBlock<N extends AddressNetwork>(
  place: MatchPlace<N>,
): place is MatchPlace<N> & { readonly match: MasterchainBlockMatch } {
  return place.match.kind === "masterchain block";
}
