"use client";

import type { ReactNode } from "react";
import { DataTable } from "@/components/ui/data-table";
import { Disclosure } from "@/components/ui/disclosure";
import { lazyPart } from "@/components/ui/lazy-part";
import { Section } from "@/components/ui/section";
import type { ChartColumn } from "./chart-column";
import type { ChartDrawingProps } from "./chart-drawing";
import { SaveTableButton } from "./save-table-button";
import { SERIES_COLORS } from "./chart-series";

/** Loaded after the page: the drawing is large and the table has the same data. */
const Drawing = lazyPart(() => import("./chart-drawing").then((module) => module.ChartDrawing));

interface ChartFrameProps<R> extends ChartDrawingProps {
  /** A summary of the chart, with its units. */
  readonly summary: ReactNode;
  readonly rows: readonly R[];
  readonly columns: readonly ChartColumn<R>[];
  readonly idOf: (row: R) => string;
  readonly fileName: string;
  /** It is in a card already, under its own title. */
  readonly isInCard?: boolean;
}

/** A chart: a text summary, a drawing of fixed height that is loaded later, and a table. */
export function ChartFrame<R>(props: ChartFrameProps<R>) {
  const { title, summary, rows, columns, idOf, fileName, series, isInCard = false, ...drawing } = props;
  const content = (
    <>
      <p className="text-muted">{summary}</p>
      {series.length > 1 && (
        <ul className="mt-1 flex gap-4 text-xs noscript:hidden">
          {series.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className="size-2 rounded-full"
                style={{ background: SERIES_COLORS[id] }}
              />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 h-36 noscript:hidden sm:h-56 print:break-inside-avoid">
        <Drawing title={title} series={series} {...drawing} />
      </div>
      <Disclosure summary="Show as table" label={`${title} as a table`}>
        {() => (
          <>
            <SaveTableButton fileName={fileName} columns={columns} rows={rows} />
            <DataTable caption={title} columns={columns} rows={rows} idOf={idOf} />
          </>
        )}
      </Disclosure>
    </>
  );
  return isInCard ? <div>{content}</div> : <Section title={title}>{content}</Section>;
}
