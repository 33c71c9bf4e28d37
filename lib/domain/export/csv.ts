import type { ExportColumn, ExportValue } from "./column";

/**
 * Programs for tables run what begins like this. The last four are wide letters, which some of them take for
 * the narrow ones.
 */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A number is no formula, and has to stay one: negative amounts are added up like others. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Whatever else it holds is put in quotes, so that no program finds a separator of its own in it. */
const PLAIN = /^[\w.:/-]*$/;

const LINE_END = "\r\n";

/** RFC 4180: the names of the columns. */
export function csvHead(columns: readonly ExportColumn<never>[]): string {
  return line(columns.map(({ name }) => name));
}

export function csvLines<R>(columns: readonly ExportColumn<R>[], rows: readonly R[]): string {
  return rows.map((row) => line(columns.map(({ value }) => value(row)))).join("");
}

function line(values: readonly ExportValue[]): string {
  return `${values.map(field).join(",")}${LINE_END}`;
}

function field(value: ExportValue): string {
  const text = harmless(value === null ? "" : String(value));
  return PLAIN.test(text) ? text : `"${text.replaceAll('"', '""')}"`;
}

/** What would be run gets an apostrophe before it, which programs for tables take for “this is text”. */
function harmless(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}
