import type { LatestColumn } from "./home-columns";

interface LatestTableProps<R> {
  readonly caption: string;
  readonly columns: readonly LatestColumn<R>[];
  readonly rows: readonly R[];
  readonly idOf: (row: R) => string;
  /** New rows are highlighted for a moment. */
  readonly isNew: (row: R) => boolean;
}

/** Rows without visible heads, whose columns have fixed widths. */
export function LatestTable<R>({ caption, columns, rows, idOf, isNew }: LatestTableProps<R>) {
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {columns.map(({ title, className }) => (
          <col key={title} className={className} />
        ))}
      </colgroup>
      <thead className="sr-only">
        <tr>
          {columns.map(({ title, className }) => (
            <th key={title} scope="col" className={className}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={idOf(row)} data-new={isNew(row) || undefined} className="latest-row">
            {columns.map(({ title, numeric, phone, className, cell }, index) => {
              const classes = `latest-cell ${numeric === true ? "text-end" : "text-start"} ${className}`;
              return index === 0 ? (
                <th key={title} scope="row" data-phone={phone} className={classes}>
                  {cell(row)}
                </th>
              ) : (
                <td key={title} className={classes}>
                  {cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
