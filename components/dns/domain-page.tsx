import type { ReactNode } from "react";
import { Name } from "@/components/entity/name";
import { RefreshedError } from "@/components/error/refreshed-error";
import { Hero } from "@/components/ui/hero";
import { HeroIcon } from "@/components/ui/hero-icon";
import { DomainIcon, WarningIcon } from "@/components/ui/icons";
import type { DomainView } from "@/lib/domain/dns/domain-view";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { isPassing } from "@/lib/domain/status/refresh-delay";
import { domainPath } from "@/lib/paths";
import { DomainRecord } from "./domain-record";

interface DomainPageViewProps {
  readonly network: PageNetwork;
  readonly view: DomainView;
}

/** The maximum length of a domain: its own page shows it whole. */
const MAX_DOMAIN_LENGTH = 126;

interface DomainTitleProps {
  readonly name: string;
  /** Warnings about the name. */
  readonly children?: ReactNode;
}

/** The hero of a domain. */
export function DomainTitle({ name, children }: DomainTitleProps) {
  return (
    <Hero
      picture={
        <HeroIcon tone="violet">
          <DomainIcon />
        </HeroIcon>
      }
      title={<Name text={name} max={MAX_DOMAIN_LENGTH} />}
      identity="TON DNS domain"
    >
      {children}
    </Hero>
  );
}

/** A domain: its owner and its records. */
export function DomainPageView({
  network,
  view: { name, warning, records, names, problem },
}: DomainPageViewProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <DomainTitle name={name}>
        {warning !== null && (
          <p className="text-warning">
            <WarningIcon /> Possible imitation: {warning}.
          </p>
        )}
        {records.length > 1 && (
          <p className="text-warning">
            <WarningIcon /> {records.length} NFT items claim this domain.
          </p>
        )}
      </DomainTitle>
      {problem !== null && (
        <>
          <RefreshedError error={problem} />
          {isPassing(problem) && (
            <p>
              <a href={domainPath(network, name)}>Reload</a>
            </p>
          )}
        </>
      )}
      {records.map((record) => (
        <div key={record.nft_item_address} className="card">
          <DomainRecord network={network} record={record} names={names} />
        </div>
      ))}
    </div>
  );
}
