import { useId, type ReactNode } from "react";

interface TableProps {
  /** What the table holds; for those who do not see what is around it. */
  readonly caption: string;
  /** Rows are on their way, or what is shown is being replaced. */
  readonly busy?: boolean;
  /** For a list that is not all in the page: how many rows it has, or null while nobody knows. */
  readonly rowCount?: number | null;
  /** `<thead>` and `<tbody>`. */
  readonly children: ReactNode;
}

/**
 * One table for all widths: a narrow screen scrolls it sideways within its own region. A wide one does
 * not, since a header cannot stick to the window from within something that scrolls.
 */
export function Table({ caption, busy = false, rowCount, children }: TableProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reachable with the keyboard
      tabIndex={0}
      className="relative overflow-x-auto lg:overflow-visible"
    >
      <table
        aria-busy={busy}
        aria-rowcount={rowCount === undefined ? undefined : rowCount === null ? -1 : rowCount + HEAD_ROWS}
        className="w-full border-collapse aria-busy:[&_tbody]:opacity-60"
      >
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

/** They count, for those who are told which row this is. */
const HEAD_ROWS = 1;

/** Stays at the edge while the rest of a narrow screen's table scrolls under it. */
const PINNED = "sticky start-0 max-lg:shadow-[1px_0_0_var(--line)]";

interface CellProps {
  readonly numeric?: boolean;
  readonly children?: ReactNode;
}

interface HeadCellProps extends CellProps {
  readonly pinned?: boolean;
}

export function HeadCell({ numeric = false, pinned = false, children }: HeadCellProps) {
  return (
    <th
      scope="col"
      className={`z-2 bg-surface px-3 py-2 text-xs font-normal whitespace-nowrap text-muted lg:sticky lg:top-0 lg:shadow-[0_1px_0_var(--line)] ${numeric ? "text-end" : "text-start"} ${pinned ? PINNED : ""}`}
    >
      {children}
    </th>
  );
}

interface RowProps {
  /** In a list that is not all in the page: which row it is, from 0. */
  readonly index?: number;
  readonly children: ReactNode;
}

/** Where the focus is in the first cell, the whole row shows it, and is clear of the header when it is moved to. */
export function Row({ index, children }: RowProps) {
  return (
    <tr
      aria-rowindex={index === undefined ? undefined : index + HEAD_ROWS + 1}
      className="scroll-mt-12 scroll-mb-6 border-t border-line bg-surface hover:bg-raised has-[th_:focus-visible]:bg-highlight"
    >
      {children}
    </tr>
  );
}

/** The cell that says which row it is. */
export function RowHead({ children }: { readonly children: ReactNode }) {
  return (
    <th
      scope="row"
      className={`px-3 py-2 text-start align-baseline font-normal whitespace-nowrap z-1 bg-inherit ${PINNED}`}
    >
      {children}
    </th>
  );
}

export function Cell({ numeric = false, children }: CellProps) {
  return (
    <td className={`px-3 py-2 align-baseline whitespace-nowrap ${numeric ? "text-end" : "text-start"}`}>
      {children}
    </td>
  );
}
