import type { Column } from "@/components/ui/data-table";

/** The same columns, with the first cell of new rows highlighted for a moment. */
export function withNewRowsMarked<R>(
  columns: readonly Column<R>[],
  isNew: (row: R) => boolean,
): readonly Column<R>[] {
  const [first, ...others] = columns;
  if (first === undefined) return columns;
  const cell = (row: R) => (
    <span
      data-new={isNew(row) || undefined}
      className="rounded duration-[3s] data-new:transition-colors data-new:starting:bg-highlight"
    >
      {first.cell(row)}
    </span>
  );
  return [{ ...first, cell }, ...others];
}
