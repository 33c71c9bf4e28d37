import type { KeyboardEvent, MouseEvent } from "react";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NodePanel } from "@/lib/domain/trace/view/node-answer";
import type { TraceView } from "@/lib/domain/trace/view/trace-view";

export const TRACE_VIEWS = [
  { id: "tree", name: "Tree" },
  { id: "graph", name: "Graph" },
  { id: "timeline", name: "Timeline" },
  { id: "table", name: "Table" },
] as const;

export type TraceViewId = (typeof TRACE_VIEWS)[number]["id"];

export function viewOf(text: string | null): TraceViewId {
  return TRACE_VIEWS.find(({ id }) => id === text)?.id ?? "tree";
}

/** URL with another step or view; other parameters stay. */
export function hrefTo(
  query: URLSearchParams | string,
  change: { readonly at?: string; readonly view?: TraceViewId; readonly node?: NodePanel },
): string {
  const next = new URLSearchParams(query);
  // A lookup at the node belongs to the previous step.
  next.delete("node");
  for (const [name, value] of Object.entries(change)) next.set(name, value);
  return `?${next.toString()}`;
}

/** URL without a selected step. */
export function hrefWithoutStep(query: URLSearchParams | string): string {
  const next = new URLSearchParams(query);
  next.delete("at");
  next.delete("node");
  return `?${next.toString()}`;
}

/** `hrefTo` for many steps: parses the URL only once. */
export function hrefsTo(query: string): (id: string) => string {
  const rest = new URLSearchParams(query);
  rest.delete("node");
  rest.delete("at");
  const before = rest.size === 0 ? "?at=" : `?${rest.toString()}&at=`;
  return (id) => before + encodeURIComponent(id);
}

export interface Selection {
  /** Id of the selected step. */
  readonly selected: string | null;
  readonly hrefOf: (id: string) => string;
  readonly select: (event: MouseEvent, id: string) => void;
}

/** Props of all views. */
export interface TraceViewProps {
  readonly network: PageNetwork;
  readonly trace: TraceView;
  readonly selection: Selection;
}

/** Index of the step that an event belongs to: one listener serves a thousand rows. */
export function placeIn({ target }: { readonly target: EventTarget }): number | null {
  const place = target instanceof Element ? target.closest("[data-place]")?.getAttribute("data-place") : null;
  return place === null || place === undefined ? null : Number(place);
}

const AHEAD: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves between steps in flat views with the keys of the tree. */
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
