import { useId, type ReactNode } from "react";

interface TableProps {
  /** What the table holds; for those who do not see what is around it. */
  readonly caption: string;
  /** Rows are on their way, or what is shown is being replaced. */
  readonly busy?: boolean;
  /** `<thead>` and `<tbody>`. */
  readonly children: ReactNode;
}

/**
 * One table for all widths: a narrow screen scrolls it sideways within its own region. A wide one does
 * not, since a header cannot stick to the window from within something that scrolls.
 */
export function Table({ caption, busy = false, children }: TableProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reachable with the keyboard
      tabIndex={0}
      className="relative overflow-x-auto lg:overflow-visible"
    >
      <table aria-busy={busy} className="w-full border-collapse aria-busy:[&_tbody]:opacity-60">
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

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

export function Row({ children }: { readonly children: ReactNode }) {
  return <tr className="border-t border-line bg-surface hover:bg-raised">{children}</tr>;
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
