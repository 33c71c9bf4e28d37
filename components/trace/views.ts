import type { NodeQuestion } from "@/lib/query/trace/node-answer";

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

/** What all views are given. */
export interface Selection {
  /** Id of the step whose details are shown. */
  readonly selected: string | null;
  readonly hrefOf: (id: string) => string;
  /** Called when somebody chooses a step. */
  readonly select: (event: React.MouseEvent, id: string) => void;
}
