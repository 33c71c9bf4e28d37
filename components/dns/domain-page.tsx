import { RefreshedError } from "@/components/error/refreshed-error";
import { Name } from "@/components/entity/name";
import { isPassing } from "@/lib/domain/status/refresh-delay";
import { WarningIcon } from "@/components/ui/icons";
import { domainPath } from "@/lib/paths";
import type { DomainView } from "@/lib/domain/dns/domain-view";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { DomainRecord } from "./domain-record";

interface DomainPageViewProps {
  readonly network: PageNetwork;
  readonly view: DomainView;
}

/** The maximum length of a domain: its own page shows it whole. */
const MAX_DOMAIN_LENGTH = 126;

export function DomainTitle({ name }: { readonly name: string }) {
  return (
    <h1 className="text-xl font-semibold tracking-tight break-words">
      Domain <Name text={name} max={MAX_DOMAIN_LENGTH} />
    </h1>
  );
}

/** A domain: who has it and where it leads. */
export function DomainPageView({
  network,
  view: { name, warning, records, names, problem },
}: DomainPageViewProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <DomainTitle name={name} />
      {warning !== null && (
        <p className="max-w-prose text-warning">
          <WarningIcon /> This name may not be the one that it looks like: {warning}.
        </p>
      )}
      {problem !== null && (
        <>
          <RefreshedError error={problem} />
          {isPassing(problem) && (
            <p>
              <a href={domainPath(network, name)}>Look again</a>
            </p>
          )}
        </>
      )}
      {records.length > 1 && (
        <p className="text-warning">
          <WarningIcon /> {records.length} items say that they are this domain.
        </p>
      )}
      {records.map((record) => (
        <DomainRecord key={record.nft_item_address} network={network} record={record} names={names} />
      ))}
    </div>
  );
}
