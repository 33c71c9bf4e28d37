import { domainZone, type DomainParts } from "../../search/domain-name";
import { labelProblem, leastFirstBid, LONGEST_LABEL, SHORTEST_LABEL } from "../../ton/dns/domain-rules";

/** Why the index has no item for a name, as far as that follows from the name itself. */
export type DomainAbsence =
  /** Anyone can start its auction. */
  | { readonly is: "available"; readonly leastBid: bigint }
  /** The collection does not mint it. */
  | { readonly is: "impossible"; readonly reason: string }
  | { readonly is: "subdomain"; readonly parent: string }
  | { readonly is: "username" };

const REASONS = {
  "too short": `Names have at least ${SHORTEST_LABEL} characters. Shorter ones cannot be minted.`,
  "too long": `Names have at most ${LONGEST_LABEL} bytes.`,
  characters: "Only a–z, 0–9 and hyphens between them can be minted in .ton.",
} as const;

export function domainAbsence(name: string): DomainAbsence {
  const parts: DomainParts | null = domainZone(name);
  const [label = "", ...rest] = parts?.labels ?? [];
  if (parts !== null && rest.length > 0) return { is: "subdomain", parent: `${rest.join(".")}${parts.zone}` };
  if (parts?.zone !== ".ton") return { is: "username" };
  const problem = labelProblem(label);
  return problem === null
    ? { is: "available", leastBid: leastFirstBid(new TextEncoder().encode(label).length) }
    : { is: "impossible", reason: REASONS[problem] };
}
