import { PageLink } from "@/components/ui/page-link";
import { ErrorNotice } from "@/components/error/error-notice";
import { Facts } from "@/components/ui/fact-list";
import { Section } from "@/components/ui/section";
import { domainPath, nftPath } from "@/lib/paths";
import type { AccountCard, CardPage } from "@/lib/domain/account/account-card";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { CONTRACT_PATHS } from "./contract-paths";
import { CardFacts } from "./card-facts";

interface AccountCardProps {
  readonly network: PageNetwork;
  readonly card: AccountCard;
}

const CONTRACT_LINKS: Readonly<Record<CardPage, string>> = {
  multisig: "Orders, approvals and actions",
  vesting: "Schedule and transfers",
  elector: "Validators, elections and complaints",
  pool: "Nominators, rewards and events",
};

/** The facts about an account that follow from what it is. */
export function AccountKindCard({
  network,
  card: { title, facts, problem, domain, nft, contract },
}: AccountCardProps) {
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
      {contract !== null && (
        <p className="mt-2">
          <PageLink href={CONTRACT_PATHS[contract.page](network, contract.address)}>
            {CONTRACT_LINKS[contract.page]}
          </PageLink>
        </p>
      )}
    </Section>
  );
}
