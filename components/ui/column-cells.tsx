import type { Column } from "./data-table";
import { Cell, HeadCell, RowHead } from "./table";

interface ColumnsProps<R> {
  readonly columns: readonly Column<R>[];
}

/** Whether the rows of a table have a phone layout; other tables scroll sideways there. */
export function isStacked<R>(columns: readonly Column<R>[]): boolean {
  return columns.some(({ phone }) => phone !== undefined);
}

export function ColumnHeads<R>({ columns }: ColumnsProps<R>) {
  return (
    <thead className={columns[0]?.phone === "cover" ? "sr-only" : undefined}>
      <tr>
        {columns.map(({ title, numeric, width, spare }, index) => (
          <HeadCell
            key={title}
            numeric={numeric ?? false}
            pinned={index === 0}
            width={width}
            spare={spare ?? false}
          >
            {title}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}

export function RowCells<R>({ columns, row }: ColumnsProps<R> & { readonly row: R }) {
  return columns.map(({ title, numeric, phone, spare, cell }, index) =>
    index === 0 ? (
      <RowHead key={title} phone={phone}>
        {cell(row)}
      </RowHead>
    ) : (
      <Cell key={title} numeric={numeric ?? false} phone={phone} spare={spare ?? false}>
        {cell(row)}
      </Cell>
    ),
  );
}
