import { PageLink } from "@/components/ui/page-link";
import { Coins } from "@/components/entity/coins";
import { Name } from "@/components/entity/name";
import { Section } from "@/components/ui/section";
import type { DomainAbsence } from "@/lib/domain/dns/domain-absence";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { domainPath } from "@/lib/paths";

interface DomainAbsenceCardProps {
  readonly network: PageNetwork;
  readonly absence: DomainAbsence;
}

/** Why there is no such domain, and whether there can be one. */
export function DomainAbsenceCard({ network, absence }: DomainAbsenceCardProps) {
  return (
    <Section title={absence.is === "subdomain" ? "Not found" : "Not minted"}>
      <p>
        <AbsenceText network={network} absence={absence} />
      </p>
      <p className="mt-2 text-sm text-muted">According to the index, which has no NFT item of this name.</p>
    </Section>
  );
}

function AbsenceText({ network, absence }: DomainAbsenceCardProps) {
  switch (absence.is) {
    case "available":
      return (
        <>
          Nobody has this name. Its auction starts with a first bid of at least{" "}
          <Coins network={network} value={absence.leastBid} />.
        </>
      );
    case "impossible":
      return absence.reason;
    case "subdomain":
      return (
        <>
          Sub-domains belong to{" "}
          <PageLink href={domainPath(network, absence.parent)}>
            <Name text={absence.parent} />
          </PageLink>
          . They are listed only where they are NFT items of their own.
        </>
      );
    case "username":
      return "This username has not been minted as an NFT. It may still be in use on Telegram.";
  }
}
