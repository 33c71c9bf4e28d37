import { Count } from "@/components/entity/count";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time";
import { FactRows } from "@/components/transaction/page/fact-rows";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import type { SourceReport } from "@/lib/domain/contract/source-report";
import { sourceFilePath, type NetworkName } from "@/lib/paths";

interface VerifiedSourceSectionProps {
  readonly network: NetworkName;
  readonly report: SourceReport;
}

/** The sources that a registry has for the code. It vouches for them, we do not. */
export function VerifiedSourceSection({ network, report }: VerifiedSourceSectionProps) {
  const { registry, source, problem, codeHash } = report;
  return (
    <Section title="Source" aside={<Name text={registry} max={60} />}>
      {source === null ? (
        <p className="text-muted">
          {problem === null ? "No verified source for this code." : "The registry is unavailable."}
        </p>
      ) : (
        <>
          <FactRows
            narrow="panel"
            rows={[
              [
                "Status",
                <Badge key="status" tone="positive">
                  Verified
                </Badge>,
              ],
              [
                "Compiler",
                <Name key="compiler" text={[source.compiler, source.version].join(" ").trim()} max={100} />,
              ],
              [
                "Verified",
                source.verified_at === null ? null : (
                  <Time key="verified" atMs={source.verified_at * 1_000} />
                ),
              ],
              ["Files", <Count key="files" value={source.files.length} />],
            ]}
          />
          <ul className="mt-3 grid grid-cols-1 gap-1">
            {source.files.map(({ path, content }, place) => (
              <li key={path} className="min-w-0 wrap-anywhere">
                {/* A file, not a page: no router is to follow it. */}
                <a href={sourceFilePath(network, codeHash, place)} className="font-mono text-sm">
                  <Name text={path} max={100} />
                </a>{" "}
                <span className="text-xs text-muted">
                  <Count value={content.length} /> characters
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
