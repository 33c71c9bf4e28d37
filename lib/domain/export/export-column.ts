/** The value of a field. Numbers that can be large are decimal text; there is no null. */
export type ExportValue = string | number | boolean | bigint | null;

/** One column of a file. */
export interface ExportColumn<R> {
  /** The column header in CSV, the property name in JSON. */
  readonly name: string;
  readonly value: (row: R) => ExportValue;
}
