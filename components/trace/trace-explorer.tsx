"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useMemo, useOptimistic, useRef, useState, useTransition, type ReactNode } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { SidePanelLayout } from "@/components/ui/side-panel";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TraceView } from "@/lib/domain/trace/view/trace-view";
import { TraceTable } from "./trace-table";
import { TraceTimeline } from "./trace-timeline";
import { TraceTreeView } from "./trace-tree-view";
import { hrefsTo, hrefTo, viewOf, walkSteps, type Selection, type TraceViewId } from "./trace-views";
import { opensElsewhere, ViewSwitch } from "./view-switch";

export interface TraceExplorerProps {
  readonly network: PageNetwork;
  readonly trace: TraceView;
  /** Id of the step that is selected by default. */
  readonly start: string;
  /** The details of the selected step: a side panel. */
  readonly children: ReactNode;
}

const loadGraph = () => import("./graph/trace-graph").then((module) => module.TraceGraph);
const TraceGraph = lazyPart(loadGraph);

/** Errors are reported when the graph is opened. */
function preload(view: TraceViewId): void {
  if (view === "graph") void loadGraph().catch(() => null);
}

/** Rows shown at first, and added with each step. */
const ROWS_STEP = 1_000;

/** Four views of one trace with a common selection, which is in the URL, and the selected step beside them. */
export function TraceExplorer({ network, trace, start, children }: TraceExplorerProps) {
  const query = useSearchParams();
  const router = useRouter();
  const [isLoading, startTransition] = useTransition();
  const [isFullScreen, setFull] = useState(false);
  const [maxRows, setMaxRows] = useState(ROWS_STEP);
  // What was chosen is shown at once. The URL follows with the details of the step.
  const [{ at, view }, showMeanwhile] = useOptimistic(
    { at: query.get("at") ?? start, view: viewOf(query.get("view")) },
    (current, change: Partial<{ at: string; view: TraceViewId }>) => ({ ...current, ...change }),
  );
  const shown = useMemo(() => ({ ...trace, rows: trace.rows.slice(0, maxRows) }), [trace, maxRows]);
  // `query` has neither the step nor the view that is chosen while a step loads; the location has the view.
  const load = (id: string) => router.replace(hrefTo(window.location.search, { at: id }), { scroll: false });
  const choose = (id: TraceViewId) =>
    startTransition(() => {
      showMeanwhile({ view: id });
      window.history.replaceState(null, "", hrefTo(window.location.search, { view: id }));
      // That makes Next drop the step that is still loading.
      if (isLoading) load(at);
    });
  const selection: Selection = {
    selected: at,
    hrefOf: hrefsTo(query.toString()),
    select: (event, id) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      startTransition(() => {
        showMeanwhile({ at: id });
        load(id);
      });
    },
  };
  const props = { network, trace: shown, selection };
  const root = useRef<HTMLDivElement>(null);
  const isFull = isFullScreen && view === "graph";
  useEffect(() => {
    if (!isFull) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setFull(false);
    };
    document.addEventListener("keydown", onKeyDown);
    const release = root.current === null ? null : makeRestInert(root.current);
    return () => {
      release?.();
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [isFull]);
  return (
    <div
      ref={root}
      aria-busy={isLoading}
      className={isFull ? "fixed inset-0 z-50 overflow-auto overscroll-contain bg-raised p-4" : undefined}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ViewSwitch view={view} query={query.toString()} onChoose={choose} onApproach={preload} />
        {trace.rows.length > 1 && (
          <span className="text-sm text-muted max-sm:hidden noscript:hidden pointer-coarse:hidden print:hidden">
            <span aria-hidden="true">↑ ↓ ← →</span>
            <span className="sr-only">Arrow keys</span> to move between steps
          </span>
        )}
      </div>
      <SidePanelLayout panel={children} wide={view !== "tree"}>
        {view === "tree" && <TraceTreeView {...props} />}
        {(view === "table" || view === "timeline") && (
          <div role="presentation" className="lg:overflow-x-auto" onKeyDown={walkSteps}>
            {view === "table" ? <TraceTable {...props} /> : <TraceTimeline {...props} />}
          </div>
        )}
        {view === "graph" && (
          <>
            <TraceGraph {...props} isFull={isFull} onFullChange={setFull} />
            <p className="mt-3 hidden text-muted noscript:block">
              The graph needs JavaScript. The tree shows the same.
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
      </SidePanelLayout>
    </div>
  );
}

const ANNOUNCERS = "output, [aria-live], next-route-announcer";

/** The page around an element that covers it cannot be reached by keyboard until the returned function is called. */
function makeRestInert(element: HTMLElement): () => void {
  const covered: HTMLElement[] = [];
  for (
    let inner = element;
    inner.parentElement !== null && inner !== document.body;
    inner = inner.parentElement
  )
    for (const other of inner.parentElement.children)
      // What is announced is announced from there, too.
      if (other !== inner && other instanceof HTMLElement && !other.inert && !other.matches(ANNOUNCERS)) {
        other.inert = true;
        covered.push(other);
      }
  return () => {
    for (const each of covered) each.inert = false;
  };
}
