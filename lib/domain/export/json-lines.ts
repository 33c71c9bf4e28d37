import { wireJson } from "../list/wire-json";
import type { ExportColumn } from "./export-column";

/** One JSON object per line, so that a truncated file stays readable. */
export function jsonLines<R>(columns: readonly ExportColumn<R>[], rows: readonly R[]): string {
  return rows
    .map((row) => `${wireJson(Object.fromEntries(columns.map(({ name, value }) => [name, value(row)])))}\n`)
    .join("");
}
