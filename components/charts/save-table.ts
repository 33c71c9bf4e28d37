import type { ExportColumn } from "@/lib/domain/export/export-column";
import { csvHead, csvLines } from "@/lib/domain/export/csv";
import { download } from "../export/save-export-file";

export function saveTable<R>(stem: string, columns: readonly ExportColumn<R>[], rows: readonly R[]): void {
  const text = csvHead(columns) + csvLines(columns, rows);
  download(new Blob([text], { type: "text/csv" }), `${stem}.csv`);
}
