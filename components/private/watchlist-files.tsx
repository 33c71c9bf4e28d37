"use client";

import { useId, useState, type ChangeEvent } from "react";
import { download } from "@/components/export/save-export-file";
import { Section } from "@/components/ui/section";
import { importRecords, type ImportReport } from "@/lib/domain/private/import-records";
import { writeRecordsFile } from "@/lib/domain/private/records-file";
import { privateRecords } from "@/lib/domain/private/private-records-store";
import { WatchlistImportResult } from "./watchlist-import-result";

/** Several times the size of the largest export. */
const LARGEST_BYTES = 4_000_000;

function exportAll(networks: readonly string[]): void {
  const recordsByNetwork = networks.map((network) => [network, privateRecords.all(network)] as const);
  const text = writeRecordsFile(new Map(recordsByNetwork.filter(([, records]) => records.length > 0)));
  const day = new Date().toISOString().slice(0, 10);
  download(new Blob([text], { type: "application/json" }), `shardscope-accounts-${day}.json`);
}

/** Exports and imports private labels and watched accounts of all networks. */
export function WatchlistFiles({ networks }: { readonly networks: readonly string[] }) {
  const id = useId();
  const [report, setReport] = useState<ImportReport | string | null>(null);
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const tooLarge = file.size > LARGEST_BYTES;
    setReport(tooLarge ? "The file is too large." : importRecords(await textOf(file), networks));
    // Lets the same file be chosen again.
    target.value = "";
  };
  return (
    <Section title="Import and export">
      <p className="mb-3 max-w-prose text-muted">
        Private labels and watched accounts of all networks. Imported entries are added; labels in the file
        replace yours.
      </p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <button type="button" className="button" onClick={() => exportAll(networks)}>
          Export
        </button>
        <div className="min-w-0">
          <label htmlFor={id} className="mb-1 block text-xs text-muted">
            Import a file
          </label>
          <input
            id={id}
            type="file"
            accept=".json,application/json"
            onChange={(event) => void onFile(event)}
            className="max-w-full file:me-3 file:cursor-pointer file:rounded-control file:border file:border-edge file:bg-raised file:px-3 file:py-1.5 file:text-text"
          />
        </div>
      </div>
      <div aria-live="polite" className="mt-4">
        {report !== null && <WatchlistImportResult report={report} />}
      </div>
    </Section>
  );
}

async function textOf(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    // The file was removed or is not readable: an empty text is reported as invalid.
    return "";
  }
}
