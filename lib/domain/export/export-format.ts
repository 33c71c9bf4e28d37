import type { ExportColumn } from "./export-column";
import { csvHead, csvLines } from "./csv";
import { jsonLines } from "./json-lines";

/** A file format for rows. */
interface ExportFormat {
  readonly name: string;
  readonly extension: string;
  readonly mime: string;
  readonly head: (columns: readonly ExportColumn<never>[]) => string;
  readonly lines: <R>(columns: readonly ExportColumn<R>[], rows: readonly R[]) => string;
}

export const EXPORT_FORMATS = {
  csv: { name: "CSV", extension: "csv", mime: "text/csv", head: csvHead, lines: csvLines },
  json: {
    name: "JSON (one object per line)",
    extension: "ndjson",
    mime: "application/x-ndjson",
    head: () => "",
    lines: jsonLines,
  },
} as const satisfies Readonly<Record<string, ExportFormat>>;

export type ExportFormatName = keyof typeof EXPORT_FORMATS;
