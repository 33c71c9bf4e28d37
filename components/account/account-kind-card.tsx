import { PageLink } from "@/components/ui/page-link";
import { ErrorNotice } from "@/components/error/error-notice";
import { Facts } from "@/components/ui/fact-list";
import { Section } from "@/components/ui/section";
import { domainPath, nftPath } from "@/lib/paths";
import type { AccountCard as Card } from "@/lib/domain/account/account-card";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { CardFacts } from "./card-facts";

interface AccountCardProps {
  readonly network: PageNetwork;
  readonly card: Card;
}

/** What there is to know of an account because of what it is. */
export function AccountCard({ network, card: { title, facts, problem, domain, nft } }: AccountCardProps) {
  return (
    <Section title={title}>
      {problem === null ? (
        <Facts>
          <CardFacts network={network} facts={facts} />
        </Facts>
      ) : (
        <ErrorNotice error={problem} />
      )}
      {domain !== null && (
        <p className="mt-2">
          <PageLink href={domainPath(network, domain)}>All records of this domain</PageLink>
        </p>
      )}
      {nft !== null && (
        <p className="mt-2">
          <PageLink href={nftPath(network, nft)}>NFT page</PageLink>
        </p>
      )}
    </Section>
  );
}
