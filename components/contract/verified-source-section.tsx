import { Count } from "@/components/entity/count";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time/time";
import { FactRows } from "@/components/transaction/page/fact-rows";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import type { SourceReport } from "@/lib/domain/contract/source-report";
import { sourceFilePath, type NetworkName } from "@/lib/paths";
import { counted } from "@/lib/text/counted";
import type { VerifiedSource } from "@/lib/ton/contract/verified-source";

interface VerifiedSourceSectionProps {
  readonly network: NetworkName;
  readonly report: SourceReport;
}

/** Further files are folded. */
const OPEN_FILES = 10;

/** The registry's sources for the code. The registry vouches for them, we do not. */
export function VerifiedSourceSection({ network, report }: VerifiedSourceSectionProps) {
  const { registry, source, problem } = report;
  const files = source?.files.map((file, place) => ({ ...file, place })) ?? [];
  return (
    <Section title="Source" aside={<Name text={registry} max={60} />}>
      {source === null ? (
        <p className="text-muted">
          {problem === null
            ? "No verified source for this code."
            : `The registry is unavailable: ${problem}.`}
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
          <SourceFiles network={network} report={report} files={files.slice(0, OPEN_FILES)} />
          {files.length > OPEN_FILES && (
            <details className="mt-2">
              <summary className="cursor-pointer text-link">
                {counted(files.length - OPEN_FILES, "more file")}
              </summary>
              <SourceFiles network={network} report={report} files={files.slice(OPEN_FILES)} />
            </details>
          )}
        </>
      )}
    </Section>
  );
}

interface SourceFilesProps extends VerifiedSourceSectionProps {
  readonly files: readonly (VerifiedSource["files"][number] & { readonly place: number })[];
}

function SourceFiles({ network, report: { codeHash }, files }: SourceFilesProps) {
  return (
    <ul className="mt-3 grid grid-cols-1 gap-1">
      {files.map(({ path, content, place }) => (
        <li key={place} className="min-w-0 wrap-anywhere">
          {/* A file, not a page: the router must not follow it. */}
          <a href={sourceFilePath(network, codeHash, place)} className="font-mono text-sm">
            <Name text={path} max={100} />
          </a>{" "}
          <span className="text-xs text-muted">{counted(content.length, "character")}</span>
        </li>
      ))}
    </ul>
  );
}
