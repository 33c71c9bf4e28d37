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

/** The drawing is heavy, and only an addition to the table: it comes when the page already stands. */
const Drawing = lazyPart(() => import("./chart-drawing").then((module) => module.ChartDrawing));

interface ChartFrameProps<R> extends ChartDrawingProps {
  /** What there is to be seen, and in what units. */
  readonly summary: ReactNode;
  readonly rows: readonly R[];
  readonly columns: readonly ChartColumn<R>[];
  readonly idOf: (row: R) => string;
  /** Of the table as a file. */
  readonly fileName: string;
}

/** A chart: what it says in words, the drawing in a place that is kept for it, and the same as a table. */
export function ChartFrame<R>(props: ChartFrameProps<R>) {
  const { title, summary, rows, columns, idOf, fileName, series, ...drawing } = props;
  return (
    <Section title={title}>
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
      <div className="mt-2 h-56 noscript:hidden print:break-inside-avoid">
        <Drawing title={title} series={series} {...drawing} />
      </div>
      <Disclosure summary="As a table" label={`${title} as a table`}>
        {() => (
          <>
            <SaveTableButton fileName={fileName} columns={columns} rows={rows} />
            <DataTable caption={title} columns={columns} rows={rows} idOf={idOf} />
          </>
        )}
      </Disclosure>
    </Section>
  );
}
