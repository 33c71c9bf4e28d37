"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useMemo, useState, useTransition, type MouseEvent } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TraceView } from "@/lib/domain/trace/trace-view";
import { TraceTable } from "./trace-table";
import { TraceTimeline } from "./trace-timeline";
import { TraceTreeView } from "./trace-tree-view";
import {
  hrefsTo,
  hrefTo,
  TRACE_VIEWS,
  viewOf,
  walkSteps,
  type Selection,
  type TraceViewId,
} from "./trace-views";

export interface TraceExplorerProps {
  readonly network: PageNetwork;
  readonly trace: TraceView;
  /** Id of the step that is selected by default. */
  readonly start: string;
}

const loadGraph = () => import("./graph/trace-graph").then((module) => module.TraceGraph);
const TraceGraph = lazyPart(loadGraph);

/** Preloads on hover. Errors are reported when the graph is opened. */
const preloadGraph = () => void loadGraph().catch(() => null);

/** Rows that are shown at first, and with each step. */
const ROWS_STEP = 1_000;

/** Four views of one trace with a common selection, which is in the URL. */
export function TraceExplorer({ network, trace, start }: TraceExplorerProps) {
  const query = useSearchParams();
  const router = useRouter();
  const [isLoading, startTransition] = useTransition();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [maxRows, setMaxRows] = useState(ROWS_STEP);
  const idInUrl = query.get("at") ?? start;
  const view = viewOf(query.get("view"));
  const shown = useMemo(() => ({ ...trace, rows: trace.rows.slice(0, maxRows) }), [trace, maxRows]);
  const selection: Selection = {
    selected: isLoading && selectedId !== null ? selectedId : idInUrl,
    hrefOf: hrefsTo(query.toString()),
    select: (event, id) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      setSelectedId(id);
      startTransition(() => router.replace(hrefTo(query.toString(), { at: id }), { scroll: false }));
    },
  };
  const props = { network, trace: shown, selection };
  return (
    <div aria-busy={isLoading}>
      <ViewSwitch view={view} query={query.toString()} />
      {view === "tree" && <TraceTreeView {...props} />}
      {(view === "table" || view === "timeline") && (
        <div role="presentation" onKeyDown={walkSteps}>
          {view === "table" ? <TraceTable {...props} /> : <TraceTimeline {...props} />}
        </div>
      )}
      {view === "graph" && (
        <>
          <TraceGraph {...props} />
          <p className="mt-3 hidden text-muted noscript:block">
            Without JavaScript there is no graph. The tree shows the same.
          </p>
        </>
      )}
      {maxRows < trace.rows.length && (
        <p className="mt-3 text-muted">
          These are {maxRows} of {trace.rows.length} transactions and messages.{" "}
          <button
            type="button"
            onClick={() => setMaxRows(maxRows + ROWS_STEP)}
            className="cursor-pointer text-link underline noscript:hidden"
          >
            Show {Math.min(ROWS_STEP, trace.rows.length - maxRows)} more
          </button>
        </p>
      )}
    </div>
  );
}

/** Clicks that open a tab or window are left to the browser. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}

interface ViewSwitchProps {
  readonly view: TraceViewId;
  readonly query: string;
}

function ViewSwitch({ view, query }: ViewSwitchProps) {
  return (
    <nav aria-label="Views of the trace" className="mb-3 print:hidden">
      <ul className="flex flex-wrap gap-1">
        {TRACE_VIEWS.map(({ id, name }) => (
          <li key={id}>
            <a
              href={hrefTo(query, { view: id })}
              aria-current={id === view ? "true" : undefined}
              onPointerEnter={id === "graph" ? preloadGraph : undefined}
              onFocus={id === "graph" ? preloadGraph : undefined}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                window.history.replaceState(null, "", hrefTo(query, { view: id }));
              }}
              className="inline-block rounded border border-line px-3 py-1 text-muted hover:text-text aria-[current]:border-current aria-[current]:font-medium aria-[current]:text-text"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
