import type { ReactNode } from "react";
import { Cell, HeadCell, Row, RowHead, Table } from "./table";

/** A column of a table or of an endless list. */
export interface Column<R> {
  readonly title: string;
  readonly numeric?: boolean;
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
    <Table caption={caption} busy={busy}>
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

export function ColumnHeads<R>({ columns }: Pick<DataTableProps<R>, "columns">) {
  return (
    <thead>
      <tr>
        {columns.map(({ title, numeric }, index) => (
          <HeadCell key={title} numeric={numeric ?? false} pinned={index === 0}>
            {title}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}

export function RowCells<R>({ columns, row }: Pick<DataTableProps<R>, "columns"> & { readonly row: R }) {
  return columns.map(({ title, numeric, cell }, index) =>
    index === 0 ? (
      <RowHead key={title}>{cell(row)}</RowHead>
    ) : (
      <Cell key={title} numeric={numeric ?? false}>
        {cell(row)}
      </Cell>
    ),
  );
}
