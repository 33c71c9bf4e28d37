"use client";

import { Activity, useCallback, useLayoutEffect, useMemo } from "react";
import { ColumnHeads, isStacked, RowCells } from "@/components/ui/column-cells";
import type { DataTableProps } from "@/components/ui/data-table";
import { lazyPart } from "@/components/ui/lazy-part";
import { Row, Table } from "@/components/ui/table";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { CHUNK_ROWS, heightOf, partsOf, UNMEASURED, type ChunkHeights, type ListPart } from "./list-chunks";
import type { ListWindow } from "./list-window";
import { useListWindow } from "./use-list-window";

/** Loaded late: only long lists need them. */
const LongListHelpers = lazyPart(() =>
  import("./long-list-helpers").then((module) => module.LongListHelpers),
);

interface WindowedTableProps<R> extends Omit<DataTableProps<R>, "busy"> {
  /** Whether all rows are loaded. */
  readonly complete: boolean;
  /** How many rows will follow, for which space is reserved. */
  readonly expected: number;
  readonly isLoading: boolean;
  /** Rows are cards in a grid. */
  readonly gallery?: boolean;
}

/**
 * A table that renders only the rows around the window if there are many. The server and the hydration render all of
 * them, so that pages are complete without scripts. Rows that scrolling brings are rendered in transitions, so that
 * the page stays responsive.
 */
export function WindowedTable<R>({
  caption,
  columns,
  rows,
  idOf,
  complete,
  expected,
  isLoading,
  gallery = false,
}: WindowedTableProps<R>) {
  const { view, rendered } = useListWindow(rows);
  const drawnChunks = useHydrated() ? rendered : null;
  const parts = partsOf(rows.length, drawnChunks);
  const gaps = parts.flatMap(({ drawn, from, to }) => (drawn ? [] : [from, to])).join();
  const hasGaps = gaps !== "" || expected > 0;
  useLayoutEffect(() => {
    if (hasGaps) view?.freezeLayout();
  }, [view, hasGaps]);
  return (
    <>
      <Table
        caption={caption}
        rowCount={complete ? rows.length : null}
        stacked={isStacked(columns)}
        gallery={gallery}
        hasGaps={hasGaps}
      >
        <ColumnHeads columns={columns} />
        {parts.map((part) =>
          part.drawn ? (
            <Chunk key={part.from} {...part} view={view} columns={columns} rows={rows} idOf={idOf} />
          ) : (
            <Gap
              key={`${part.from} to ${part.to}`}
              {...part}
              heights={drawnChunks?.heights ?? UNMEASURED}
              columns={columns.length}
            />
          ),
        )}
        {expected > 0 && (
          <ExpectedRows
            key={`after ${rows.length}`}
            height={view?.heightOfRows(expected) ?? expected * UNMEASURED.typicalRow}
            columns={columns.length}
            isLoading={isLoading}
          />
        )}
      </Table>
      {view !== null && (
        <LongListHelpers
          list={caption}
          view={view}
          rows={rows.length}
          isFar={drawnChunks !== null && drawnChunks.first > 1}
        />
      )}
    </>
  );
}

interface ChunkProps<R> extends Pick<DataTableProps<R>, "columns" | "rows" | "idOf">, ListPart {
  readonly view: ListWindow | null;
}

/** Memoized: only other rows or columns render it again, scrolling does not. */
function Chunk<R>({ view, columns, rows, idOf, from, to }: ChunkProps<R>) {
  const register = useCallback(
    (element: HTMLTableSectionElement | null) =>
      element === null ? undefined : view?.addChunk(from / CHUNK_ROWS, element),
    [view, from],
  );
  return useMemo(
    () => (
      <tbody ref={register}>
        {rows.slice(from, to).map((row, index) => (
          <Activity key={idOf(row)}>
            <ListRow index={from + index} columns={columns} row={row} />
          </Activity>
        ))}
      </tbody>
    ),
    [register, columns, rows, idOf, from, to],
  );
}

interface ListRowProps<R> extends Pick<DataTableProps<R>, "columns"> {
  readonly index: number;
  readonly row: R;
}

/** Memoized: an arriving page leaves the rows before it unchanged. */
function ListRow<R>({ index, columns, row }: ListRowProps<R>) {
  return useMemo(
    () => (
      <Row index={index}>
        <RowCells columns={columns} row={row} />
      </Row>
    ),
    [index, columns, row],
  );
}

interface GapProps extends ListPart {
  readonly heights: ChunkHeights;
  readonly columns: number;
}

/**
 * A placeholder as high as its rows, which shows what lies behind the table. On paper it says that they are missing.
 * Each gap is a separate element: browsers would take a changing one for content that moves.
 */
function Gap({ from, to, heights, columns }: GapProps) {
  return (
    <tbody aria-hidden="true" className="invisible print:visible">
      <tr>
        <td
          colSpan={columns}
          data-phone="line"
          className="p-0 print:h-auto! print:py-2"
          style={{ height: heightOf({ from, to }, heights) }}
        >
          <span className="hidden print:inline">
            Rows {from + 1} to {to} are not printed
          </span>
        </td>
      </tr>
    </tbody>
  );
}

interface ExpectedRowsProps {
  readonly height: number;
  readonly columns: number;
  readonly isLoading: boolean;
}

/** Space for rows that are still being loaded, so that they move nothing when they arrive. */
function ExpectedRows({ height, columns, isLoading }: ExpectedRowsProps) {
  return (
    <tbody aria-hidden="true" data-expected="" className="invisible print:hidden">
      <tr>
        <td colSpan={columns} data-phone="line" className="p-0 align-bottom" style={{ height }}>
          {isLoading && (
            <span className="visible sticky bottom-16 mx-auto block w-fit rounded-full border border-line bg-raised px-4 py-1 text-muted">
              Loading more…
            </span>
          )}
        </td>
      </tr>
    </tbody>
  );
}
