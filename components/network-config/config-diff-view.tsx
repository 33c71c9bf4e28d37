import { DataTable, type Column } from "@/components/ui/data-table";
import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import type { ConfigChange, ParameterDiff } from "@/lib/domain/network-config/config-diff";
import type { ConfigReport } from "@/lib/domain/network-config/config-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { configAtPath, configPath, parameterPath } from "@/lib/paths";
import { counted, numberText } from "@/lib/text/counted";

interface ConfigDiffViewProps {
  readonly network: PageNetwork;
  readonly report: Extract<ConfigReport, { is: "diff" }>;
}

/** A changed validator set has hundreds. */
const MOST_CHANGES = 50;

/** The differences between the configurations of two blocks. */
export function ConfigDiffView({ network, report: { from, to, diffs } }: ConfigDiffViewProps) {
  return (
    <>
      <p>
        {diffs.length === 0 ? "No differences" : counted(diffs.length, "changed parameter")} between{" "}
        <PageLink href={configAtPath(network, from)}>block {numberText(from)}</PageLink> and{" "}
        {to === null ? (
          <PageLink href={configPath(network)}>the newest block</PageLink>
        ) : (
          <PageLink href={configAtPath(network, to)}>block {numberText(to)}</PageLink>
        )}
        .
      </p>
      {diffs.map((diff) => (
        <ParameterDiffSection key={diff.id} network={network} diff={diff} from={from} to={to} />
      ))}
    </>
  );
}

interface ParameterDiffSectionProps {
  readonly network: PageNetwork;
  readonly diff: ParameterDiff;
  readonly from: number;
  readonly to: number | null;
}

const COLUMNS: readonly Column<ConfigChange>[] = [
  { title: "Value", phone: "line", cell: ({ name }) => <Wrapped text={name} /> },
  { title: "Before", phone: "detail", cell: ({ before }) => <Wrapped text={before} /> },
  { title: "After", phone: "aside", cell: ({ after }) => <Wrapped text={after} /> },
];

function ParameterDiffSection({ network, diff, from, to }: ParameterDiffSectionProps) {
  const { id, name, is, changes } = diff;
  const shown = changes.slice(0, MOST_CHANGES);
  return (
    <Section
      title={`${id} ${name}`}
      count={is}
      aside={
        <PageLink href={parameterPath(network, id, is === "removed" ? from : to)}>Parameter {id}</PageLink>
      }
    >
      {changes.length === 0 ? (
        <p className="text-muted">Raw cell differs.</p>
      ) : (
        <DataTable caption={`Changes of ${name}`} columns={COLUMNS} rows={shown} idOf={(row) => row.name} />
      )}
      {changes.length > shown.length && (
        <p className="mt-2 text-muted">{counted(changes.length - shown.length, "more change")} not shown.</p>
      )}
    </Section>
  );
}

function Wrapped({ text }: { readonly text: string | null }) {
  if (text === null) return <span className="text-muted">None</span>;
  return <span className="whitespace-normal wrap-anywhere">{text}</span>;
}
