"use client";

import { Activity, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { ColumnHeads, RowCells, type DataTableProps } from "@/components/ui/data-table";
import { lazyPart } from "@/components/ui/lazy-part";
import { Row, Table } from "@/components/ui/table";
import { CHUNK_ROWS, heightOf, partsOf, type Heights, type Part } from "./chunks";
import { ListWindow } from "./list-window";

/** Nobody who opens a page waits for them. */
const LongListHelpers = lazyPart(() =>
  import("./long-list-helpers").then((module) => module.LongListHelpers),
);

interface WindowedTableProps<R> extends Omit<DataTableProps<R>, "busy"> {
  /** Whether these are all rows that there are. */
  readonly complete: boolean;
}

/** What was drawn of each list that was left, so that Back finds it as high and as far down as it was. */
const LEFT = new WeakMap<readonly unknown[], ListWindow>();

/**
 * A table of which only the rows around the window are in the page, once there are many. The server and
 * the first look of the browser draw all they have, so that pages are whole without scripts.
 */
export function WindowedTable<R>({ caption, columns, rows, idOf, complete }: WindowedTableProps<R>) {
  const [view] = useState(() => LEFT.get(rows) ?? new ListWindow());
  const sight = useSyncExternalStore(view.subscribe, view.read, drawAll);
  const parts = partsOf(rows.length, sight);
  const gaps = parts.flatMap(({ drawn, from, to }) => (drawn ? [] : [from, to])).join();
  useEffect(() => void LEFT.set(rows, view), [rows, view]);
  useLayoutEffect(() => {
    if (gaps !== "") view.hold();
  }, [view, gaps]);
  return (
    <>
      <Table caption={caption} rowCount={complete ? rows.length : null}>
        <ColumnHeads columns={columns} />
        {parts.map((part) =>
          part.drawn ? (
            <Chunk key={part.from} {...part} view={view} columns={columns} rows={rows} idOf={idOf} />
          ) : (
            sight !== null && (
              <Gap key={`before ${part.to}`} {...part} heights={sight.heights} columns={columns.length} />
            )
          ),
        )}
      </Table>
      <LongListHelpers
        list={caption}
        view={view}
        rows={rows.length}
        isFar={sight !== null && sight.first > 1}
      />
    </>
  );
}

function drawAll(): null {
  return null;
}

interface ChunkProps<R> extends Pick<DataTableProps<R>, "columns" | "rows" | "idOf">, Part {
  readonly view: ListWindow;
}

/** Drawn once, whatever is scrolled: only other rows or columns make it another one. */
function Chunk<R>({ view, columns, rows, idOf, from, to }: ChunkProps<R>) {
  return useMemo(() => {
    const chunk = from / CHUNK_ROWS;
    return (
      <tbody ref={(element) => (element === null ? undefined : view.enter(chunk, element))}>
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

interface GapProps extends Part {
  readonly heights: Heights;
  readonly columns: number;
}

/** As high as the rows that are not drawn. On paper it says so instead. */
function Gap({ from, to, heights, columns }: GapProps) {
  return (
    <tbody aria-hidden="true">
      <tr>
        <td
          colSpan={columns}
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
