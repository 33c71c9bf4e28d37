import type { AddressNetwork } from "../paths";
import type { MasterchainBlockMatch } from "./form";
import type { Outcome } from "./outcome";
import type { MatchPlace } from "./places";

/** On the page of a block: the search that led there could have meant something else, too. */
const FROM_SEARCH = { name: "from", value: "search" } as const;

export interface NumberedBlock {
  readonly seqno: number;
  readonly href: string;
}

/** The masterchain block that a bare number can be the number of; null if the text is no number. */
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

/** What else a masterchain seqno can mean. */
export function otherReadings<N extends AddressNetwork>(outcome: Outcome<N>): readonly MatchPlace<N>[] {
  return outcome.kind === "choice" ? outcome.places.filter((place) => !isMasterchainBlock(place)) : [];
}

function isMasterchainBlock<N extends AddressNetwork>(
  place: MatchPlace<N>,
): place is MatchPlace<N> & { readonly match: MasterchainBlockMatch } {
  return place.match.kind === "masterchain block";
}
