"use client";

import { Activity, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { ColumnHeads, isStacked, RowCells, type DataTableProps } from "@/components/ui/data-table";
import { lazyPart } from "@/components/ui/lazy-part";
import { Row, Table } from "@/components/ui/table";
import { CHUNK_ROWS, heightOf, partsOf, type ChunkHeights, type ListPart } from "./list-chunks";
import { ListWindow } from "./list-window";

/** Loaded late: only long lists need them. */
const LongListHelpers = lazyPart(() =>
  import("./long-list-helpers").then((module) => module.LongListHelpers),
);

interface WindowedTableProps<R> extends Omit<DataTableProps<R>, "busy"> {
  /** Whether all rows are loaded. */
  readonly complete: boolean;
}

/** Windows of lists by their rows, so that Back restores heights and position. */
const WINDOWS_BY_ROWS = new WeakMap<readonly unknown[], ListWindow>();

/**
 * A table that renders only the rows around the window if there are many. The server and the hydration
 * render all of them, so that pages are complete without scripts.
 */
export function WindowedTable<R>({ caption, columns, rows, idOf, complete }: WindowedTableProps<R>) {
  const [view] = useState(() => WINDOWS_BY_ROWS.get(rows) ?? new ListWindow());
  const drawnChunks = useSyncExternalStore(view.subscribe, view.snapshot, drawAll);
  const parts = partsOf(rows.length, drawnChunks);
  const gaps = parts.flatMap(({ drawn, from, to }) => (drawn ? [] : [from, to])).join();
  useEffect(() => void WINDOWS_BY_ROWS.set(rows, view), [rows, view]);
  useLayoutEffect(() => {
    if (gaps !== "") view.freezeLayout();
  }, [view, gaps]);
  return (
    <>
      <Table caption={caption} rowCount={complete ? rows.length : null} stacked={isStacked(columns)}>
        <ColumnHeads columns={columns} />
        {parts.map((part) =>
          part.drawn ? (
            <Chunk key={part.from} {...part} view={view} columns={columns} rows={rows} idOf={idOf} />
          ) : (
            drawnChunks !== null && (
              <Gap
                key={`before ${part.to}`}
                {...part}
                heights={drawnChunks.heights}
                columns={columns.length}
              />
            )
          ),
        )}
      </Table>
      <LongListHelpers
        list={caption}
        view={view}
        rows={rows.length}
        isFar={drawnChunks !== null && drawnChunks.first > 1}
      />
    </>
  );
}

function drawAll(): null {
  return null;
}

interface ChunkProps<R> extends Pick<DataTableProps<R>, "columns" | "rows" | "idOf">, ListPart {
  readonly view: ListWindow;
}

/** Memoized: scrolling does not render it again, only other rows or columns do. */
function Chunk<R>({ view, columns, rows, idOf, from, to }: ChunkProps<R>) {
  return useMemo(() => {
    const chunk = from / CHUNK_ROWS;
    return (
      <tbody ref={(element) => (element === null ? undefined : view.addChunk(chunk, element))}>
        {rows.slice(from, to).map((row, index) => (
          <Activity key={idOf(row)}>
            <Row index={from + index}>
              <RowCells columns={columns} row={row} />
            </Row>
          </Activity>
        ))}
      </tbody>
    );
  }, [view, columns, rows, idOf, from, to]);
}

interface GapProps extends ListPart {
  readonly heights: ChunkHeights;
  readonly columns: number;
}

/** A placeholder as high as its rows. On paper it says that they are missing. */
function Gap({ from, to, heights, columns }: GapProps) {
  return (
    <tbody aria-hidden="true">
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
