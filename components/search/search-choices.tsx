import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { MatchPlace } from "@/lib/search/places";
import { grouped, groupOf } from "./match-groups";
import { NetworkMatchText } from "./network-match-text";

interface SearchChoicesProps {
  readonly network: PageNetwork;
  readonly places: readonly MatchPlace<PageNetwork>[];
}

/** All matches of an ambiguous search, grouped by what they open. */
export function SearchChoices({ network, places }: SearchChoicesProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {grouped(places, ({ match }) => groupOf(match)).map(({ name, members }) => (
        <Section key={name} title={name}>
          <ul className="divide-y divide-line">
            {members.map((place) => (
              <li key={place.href}>
                <PageLink href={place.href} className="block py-2 break-words">
                  <NetworkMatchText place={place} here={network} />
                </PageLink>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
