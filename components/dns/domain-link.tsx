import { Name } from "@/components/entity/name";
import { PageLink } from "@/components/ui/page-link";
import { Badge } from "@/components/ui/badge";
import { domainPath, type NetworkName } from "@/lib/paths";

interface DomainLinkProps {
  readonly network: NetworkName;
  readonly name: string;
  /** Why it may be mistaken for another one. */
  readonly warning: string | null;
}

/** A domain with its mark; leads to its page. */
export function DomainLink({ network, name, warning }: DomainLinkProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <PageLink href={domainPath(network, name)}>
        <Name text={name} />
      </PageLink>
      {warning !== null && (
        <Badge tone="warning" title={`Possible imitation: ${warning}`}>
          Look-alike
        </Badge>
      )}
    </span>
  );
}
