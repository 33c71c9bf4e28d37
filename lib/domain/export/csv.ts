import type { ExportColumn, ExportValue } from "./export-column";

/**
 * Spreadsheet programs treat text that starts with these as a formula. The last four are full-width forms, which
 * some programs accept too.
 */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A program that assumes another separator than ours does not see our quotes behind a comma: to it, what follows one of
 * these is another field, which may begin with quotes of its own.
 */
const FORMULA_INSIDE = /([;\t\r\n]"*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A number is not a formula and must stay a number, so that negative amounts can be summed. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Any field with other characters is quoted, whichever separator a program assumes. */
const PLAIN = /^[\w.:/-]*$/;

const LINE_END = "\r\n";

/** Without it, Excel takes the text for one of an old code page. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The beginning of a file, with the header line (RFC 4180). */
export function csvHead(columns: readonly ExportColumn<never>[]): string {
  return BYTE_ORDER_MARK + line(columns.map(({ name }) => name));
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

/** An apostrophe in front makes spreadsheet programs treat the field as text. */
function harmless(text: string): string {
  const inside = text.replaceAll(FORMULA_INSIDE, "$1'$2");
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${inside}` : inside;
}
