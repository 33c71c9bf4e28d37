import type { ReactNode } from "react";
import type { PhonePlace } from "./data-table";

interface TableProps {
  /** The table's caption, for screen readers. */
  readonly caption: string;
  /** Rows are loading or being replaced. */
  readonly busy?: boolean;
  /** For partly rendered lists: the number of rows, or null if unknown. */
  readonly rowCount?: number | null;
  /** Rows have two lines on phones (globals.css); otherwise they scroll sideways there. */
  readonly stacked?: boolean;
  /** Rows are cards in a grid (globals.css). */
  readonly gallery?: boolean;
  /** Not all rows are rendered: lines mark the others. */
  readonly hasGaps?: boolean;
  /** `<thead>` and `<tbody>`. */
  readonly children: ReactNode;
}

/**
 * Narrow screens scroll the table sideways in its own region. Wide ones do not: a header inside a scroll container
 * cannot stick to the window.
 */
export function Table({
  caption,
  busy = false,
  rowCount,
  stacked = false,
  gallery = false,
  hasGaps = false,
  children,
}: TableProps) {
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reachable with the keyboard
      tabIndex={0}
      className="relative overflow-x-auto lg:overflow-visible"
    >
      <table
        data-stacked={stacked ? "" : undefined}
        data-gallery={gallery ? "" : undefined}
        aria-busy={busy}
        aria-rowcount={rowCount === undefined ? undefined : rowCount === null ? -1 : rowCount + HEAD_ROWS}
        className={`data-table ${hasGaps ? "awaited-rows" : ""}`}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

/** `aria-rowindex` counts header rows. */
const HEAD_ROWS = 1;

const SPARE_CLASS = "lg:max-xl:hidden";

interface CellProps {
  readonly numeric?: boolean;
  readonly phone?: PhonePlace | undefined;
  readonly spare?: boolean;
  readonly children?: ReactNode;
}

interface HeadCellProps extends CellProps {
  readonly pinned?: boolean;
  /** A class for wide screens; widths of other columns follow their cells. */
  readonly width?: string | undefined;
}

export function HeadCell({ numeric = false, pinned = false, spare = false, width, children }: HeadCellProps) {
  return (
    <th
      scope="col"
      data-width={width}
      className={`column-head ${numeric ? "text-end" : "text-start"} ${pinned ? "pinned" : ""} ${spare ? SPARE_CLASS : ""} ${width ?? ""}`}
    >
      {children}
    </th>
  );
}

interface RowProps {
  /** For partly rendered lists: the index of the row. */
  readonly index?: number;
  readonly children: ReactNode;
}

/** Highlights the row whose first cell has the focus, and keeps it clear of the sticky header. */
export function Row({ index, children }: RowProps) {
  return (
    <tr aria-rowindex={index === undefined ? undefined : index + HEAD_ROWS + 1} className="data-row">
      {children}
    </tr>
  );
}

/** The header cell of a row. */
export function RowHead({ phone, children }: Pick<CellProps, "phone" | "children">) {
  return (
    <th scope="row" data-phone={phone} className="row-head pinned">
      {children}
    </th>
  );
}

export function Cell({ numeric = false, spare = false, phone, children }: CellProps) {
  return (
    <td data-phone={phone} className={`data-cell ${numeric ? "text-end" : ""} ${spare ? SPARE_CLASS : ""}`}>
      {children}
    </td>
  );
}
