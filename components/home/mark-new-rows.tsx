import type { Column } from "@/components/ui/data-table";

/** The same columns, with the first cell of new rows highlighted for a moment. */
export function withNewRowsMarked<R, C extends Column<R>>(
  columns: readonly C[],
  isNew: (row: R) => boolean,
): readonly C[] {
  const [first, ...others] = columns;
  if (first === undefined) return columns;
  const cell = (row: R) => (
    <div
      data-new={isNew(row) || undefined}
      className="rounded data-new:transition-colors data-new:duration-[3s] data-new:starting:bg-highlight"
    >
      {first.cell(row)}
    </div>
  );
  return [{ ...first, cell }, ...others];
}
