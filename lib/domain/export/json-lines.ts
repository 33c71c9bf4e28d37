import { wireJson } from "../list/wire-json";
import type { ExportColumn } from "./column";

/** One object in each line: what was written before a file was cut short can still be read. */
export function jsonLines<R>(columns: readonly ExportColumn<R>[], rows: readonly R[]): string {
  return rows
    .map((row) => `${wireJson(Object.fromEntries(columns.map(({ name, value }) => [name, value(row)])))}\n`)
    .join("");
}
