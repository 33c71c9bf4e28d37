import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { FoundName } from "@/lib/domain/search/name-report";
import { hrefOfName, NameMatchText } from "./name-match-text";

interface SearchNameMatchesProps {
  readonly network: PageNetwork;
  readonly names: readonly FoundName[];
}

/** The things that a text can be the name of. */
export function SearchNameMatches({ network, names }: SearchNameMatchesProps) {
  return (
    <Section title="Names">
      <p className="mb-2 text-sm text-muted">Among what this explorer has seen</p>
      <ul className="divide-y divide-line">
        {names.map((found) => (
          <li key={hrefOfName(network, found)}>
            <PageLink href={hrefOfName(network, found)} className="block py-2 break-words">
              <NameMatchText found={found} network={network} />
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
