import type { ReactNode } from "react";
import { ColumnHeads, isStacked, RowCells } from "./column-cells";
import { Row, Table } from "./table";

/**
 * Where a cell goes on a phone, where a row has two lines: `lead` and `value` are the start and the end of the first,
 * `detail` and `aside` of the second, `line` is all of the first, `more` is below both, `sign` before them. `cover`
 * is a first column whose link covers the whole row, on every screen: its table has no visible heads.
 */
export type PhonePlace = "cover" | "sign" | "lead" | "value" | "line" | "detail" | "aside" | "more";

/** A column of a table or of an endless list. */
export interface Column<R> {
  readonly title: string;
  readonly numeric?: boolean;
  /** Left out on phones unless one is given; the row still links to where its first column does. */
  readonly phone?: PhonePlace;
  /**
   * The class of its width on wide screens, for cells that wrap. Without it the width, and with it the heights of
   * rows, would depend on which rows of a long list are in the page.
   */
  readonly width?: string;
  /** Left out between 1024 and 1280 px: for a table with a panel beside it that has the same data of a row. */
  readonly spare?: boolean;
  readonly cell: (row: R) => ReactNode;
}

export interface DataTableProps<R> {
  readonly caption: string;
  /** The first column is the row header. */
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly idOf: (row: R) => string;
  readonly busy?: boolean;
}

export function DataTable<R>({ caption, columns, rows, idOf, busy = false }: DataTableProps<R>) {
  return (
    <Table caption={caption} busy={busy} stacked={isStacked(columns)}>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map((row) => (
          <Row key={idOf(row)}>
            <RowCells columns={columns} row={row} />
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
