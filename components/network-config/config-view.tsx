import { Section } from "@/components/ui/section";
import type { ConfigReport } from "@/lib/domain/network-config/config-report";
import { PARAMETER_GROUPS } from "@/lib/domain/network-config/parameter-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { configFilePath } from "@/lib/paths";
import { RefreshedError } from "../error/refreshed-error";
import { ConfigDiffView } from "./config-diff-view";
import { ConfigMetrics } from "./config-metrics";
import { ParameterItem } from "./parameter-item";

interface ConfigViewProps {
  readonly network: PageNetwork;
  readonly report: ConfigReport;
}

/** If a search has more matches than this, they are closed at first. */
const MOST_OPEN = 8;

export function ConfigView({ network, report }: ConfigViewProps) {
  if (report.is === "problem") return <RefreshedError error={report.error} />;
  if (report.is === "diff") return <ConfigDiffView network={network} report={report} />;
  const { config, found, query } = report;
  const isSearch = query.search !== "";
  if (found.length === 0)
    return (
      <div className="card">
        <p>No matching parameters.</p>
      </div>
    );
  return (
    <>
      <p>
        <a href={configFilePath(network, query.seqno)} download className="button">
          Download JSON
        </a>
      </p>
      {!isSearch && <ConfigMetrics network={network} config={config} />}
      {PARAMETER_GROUPS.map((group) => {
        const parameters = found.filter((one) => one.group === group);
        if (parameters.length === 0) return null;
        return (
          <Section key={group} title={group} count={parameters.length}>
            {parameters.map((parameter) => (
              <ParameterItem
                key={parameter.id}
                network={network}
                parameter={parameter}
                seqno={query.seqno}
                isOpen={isSearch && found.length <= MOST_OPEN}
              />
            ))}
          </Section>
        );
      })}
    </>
  );
}
