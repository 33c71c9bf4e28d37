import { PageLink } from "@/components/ui/page-link";
import { ErrorNotice } from "@/components/error/error-notice";
import { Section } from "@/components/ui/section";
import type { NetworkName } from "@/lib/paths";
import type { ElsewhereReport } from "@/lib/domain/search/search-report";
import { HashFindingText } from "./hash-finding-text";
import { hrefOf } from "./search-suggestion";

interface OtherNetworksProps {
  /** The network without a match. */
  readonly here: NetworkName;
  readonly report: ElsewhereReport;
}

function names(networks: readonly NetworkName[]): string {
  return networks.map(({ name }) => name).join(", ");
}

/** Results for the hash on other networks. Renders nothing if there are none. */
export function OtherNetworks({ here, report }: OtherNetworksProps) {
  const { found, without, failed, skipped } = report;
  if ([found, without, failed, skipped].every(({ length }) => length === 0)) return null;
  return (
    <Section title="On other networks">
      {found.length > 0 && (
        <ul className="divide-y divide-line">
          {found.map(({ network, finding }) => (
            <li key={network.id}>
              <PageLink href={hrefOf(network, finding)} className="block py-2 break-words">
                <HashFindingText finding={finding} network={network} here={here} />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 grid gap-4">
        {without.length > 0 && <p>There is nothing of this hash on {names(without)}.</p>}
        {failed.map(({ network, error }) => (
          <div key={network.id}>
            <p className="mb-1">{network.name} could not be searched:</p>
            <ErrorNotice error={error} />
          </div>
        ))}
        {skipped.length > 0 && (
          <p className="text-muted">
            {skipped.length === 1 ? "One more network was" : `${skipped.length} more networks were`} not
            searched.
          </p>
        )}
      </div>
    </Section>
  );
}
