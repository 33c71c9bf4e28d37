import type { MouseEvent } from "react";
import type { PageNetwork } from "@/lib/query/page-network";
import type { NodeQuestion } from "@/lib/query/trace/node-answer";
import type { TraceView } from "@/lib/query/trace/trace-view";

/** The views of a trace, as the URL names them. */
export const TRACE_VIEWS = [
  { id: "tree", name: "Tree" },
  { id: "table", name: "Table" },
  { id: "timeline", name: "Timeline" },
  { id: "graph", name: "Graph" },
] as const;

export type TraceViewId = (typeof TRACE_VIEWS)[number]["id"];

export function viewOf(text: string | null): TraceViewId {
  return TRACE_VIEWS.find(({ id }) => id === text)?.id ?? "tree";
}

/** The URL that shows a step in a view; the rest of the URL stays as it is. */
export function hrefTo(
  query: URLSearchParams | string,
  change: { readonly at?: string; readonly view?: TraceViewId; readonly node?: NodeQuestion },
): string {
  const next = new URLSearchParams(query);
  // What was asked of the node was about the step before.
  next.delete("node");
  for (const [name, value] of Object.entries(change)) next.set(name, value);
  return `?${next.toString()}`;
}

/** The same for many steps: `hrefTo` reads the whole URL each time. */
export function hrefsTo(query: string): (id: string) => string {
  const rest = new URLSearchParams(query);
  rest.delete("node");
  rest.delete("at");
  const before = rest.size === 0 ? "?at=" : `?${rest.toString()}&at=`;
  return (id) => before + encodeURIComponent(id);
}

export interface Selection {
  /** Id of the step whose details are shown. */
  readonly selected: string | null;
  readonly hrefOf: (id: string) => string;
  /** Called when somebody chooses a step. */
  readonly select: (event: MouseEvent, id: string) => void;
}

/** What all views are given. */
export interface TraceViewProps {
  readonly network: PageNetwork;
  readonly trace: TraceView;
  readonly selection: Selection;
}

/** Which step of a view an event is about. One listener does for a thousand of them. */
export function placeIn({ target }: { readonly target: EventTarget }): number | null {
  const place = target instanceof Element ? target.closest("[data-place]")?.getAttribute("data-place") : null;
  return place === null || place === undefined ? null : Number(place);
}
