import { RefreshedError } from "@/components/error/refreshed-error";
import { Section } from "@/components/ui/section";
import type { DomainView } from "@/lib/domain/dns/domain-view";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { isAuctioned } from "@/lib/domain/dns/domain-state";
import { isPassing } from "@/lib/domain/status/refresh-delay";
import { domainPath } from "@/lib/paths";
import { DomainAbsenceCard } from "./domain-absence-card";
import { DomainHero } from "./domain-hero";
import { DomainLink } from "./domain-link";
import { DomainRecords } from "./domain-records";
import { DomainRegistration } from "./domain-registration";

interface DomainPageViewProps {
  readonly network: PageNetwork;
  readonly view: DomainView;
}

/** A domain: who has it, until when, and where it leads. */
export function DomainPageView({ network, view }: DomainPageViewProps) {
  const { name, profiles, absence, subdomains, names, problem, contractProblem } = view;
  return (
    <>
      <DomainHero network={network} view={view} />
      {absence !== null && <DomainAbsenceCard network={network} absence={absence} />}
      {problem !== null && absence === null && (
        <div className="card">
          <RefreshedError error={problem} />
          {isPassing(problem) && (
            <p>
              <a href={domainPath(network, name)}>Reload</a>
            </p>
          )}
        </div>
      )}
      {contractProblem !== null && (
        <div className="card">
          <p className="mb-2 text-muted">Auction and expiry could not be loaded.</p>
          <RefreshedError error={contractProblem} />
        </div>
      )}
      {profiles.map((profile) => {
        const records = <DomainRecords key="records" network={network} profile={profile} names={names} />;
        const registration = (
          <DomainRegistration key="registration" network={network} profile={profile} names={names} />
        );
        return (
          <div key={profile.item} className="grid grid-cols-1 gap-4 md:grid-cols-2 [&>*]:min-w-0">
            {/* During an auction there are no records of an owner yet. */}
            {isAuctioned(profile.state) ? [registration, records] : [records, registration]}
          </div>
        );
      })}
      {subdomains.length > 0 && (
        <Section title="Sub-domains" count={subdomains.length}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {subdomains.map((one) => (
              <li key={one.name}>
                <DomainLink network={network} {...one} />
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted">Those this explorer has seen. There may be others.</p>
        </Section>
      )}
    </>
  );
}
