import type { KeyboardEvent, MouseEvent } from "react";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NodeQuestion } from "@/lib/domain/trace/node-answer";
import type { TraceView } from "@/lib/domain/trace/trace-view";

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

const AHEAD: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The keys of the tree where steps stand one after the other: to the next one, the one before, the ends. */
export function walkSteps(event: KeyboardEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey || !(event.target instanceof Element)) return;
  const steps = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-step]")];
  const here = steps.findIndex((step) => step === event.target);
  if (here < 0) return;
  const last = steps.length - 1;
  const ahead = AHEAD[event.key];
  const ends = event.key === "Home" ? 0 : event.key === "End" ? last : null;
  const to = ahead === undefined ? ends : Math.min(last, Math.max(0, here + ahead));
  if (to === null) return;
  event.preventDefault();
  steps[to]?.focus();
}
