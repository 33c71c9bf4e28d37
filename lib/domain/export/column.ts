/** What stands in one field: numbers that can be large are decimal text, and nothing is null. */
export type ExportValue = string | number | boolean | bigint | null;

/** One column of a file. */
export interface ExportColumn<R> {
  /** In CSV the head of the column, in JSON the name of the field. */
  readonly name: string;
  readonly value: (row: R) => ExportValue;
}
