import { Name } from "@/components/entity/name";
import type { ImportReport } from "@/lib/domain/private/import-records";

/** Enough to recognize the problem. */
const MAX_REFUSED_SHOWN = 20;

/** The result of an import; a string is the reason why nothing was imported. */
export function WatchlistImportResult({ report }: { readonly report: ImportReport | string }) {
  if (typeof report === "string")
    return (
      <p className="text-negative">
        <span className="font-medium">Import failed.</span> {report}
      </p>
    );
  const { added, changed, same, refused } = report;
  return (
    <>
      <p className="font-medium">
        Imported: {added} added, {changed} changed, {same} unchanged, {refused.length} rejected.
      </p>
      {refused.length > 0 && (
        <ul className="mt-2 list-disc ps-5 text-muted">
          {refused.slice(0, MAX_REFUSED_SHOWN).map(({ where, why }) => (
            <li key={where}>
              <Name text={where} />: {why}
            </li>
          ))}
          {refused.length > MAX_REFUSED_SHOWN && <li>and {refused.length - MAX_REFUSED_SHOWN} more</li>}
        </ul>
      )}
    </>
  );
}
