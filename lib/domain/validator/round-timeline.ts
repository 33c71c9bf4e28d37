import type { RoundTiming } from "./validation-round";

export type TimelineStep = "election" | "validation" | "next election" | "hold";

/** A part of a round's life, in Unix seconds. */
export interface TimelineEntry {
  readonly step: TimelineStep;
  readonly from: number;
  readonly until: number;
  /** How much of it is over, from 0 to 1. */
  readonly done: number;
}

/** Election, validation, the election of the next round, and until when stakes are held; in the order of their beginnings. */
export function roundTimeline(
  { since, until }: { readonly since: number; readonly until: number },
  timing: RoundTiming | null,
  now: number,
): readonly TimelineEntry[] {
  const entry = (step: TimelineStep, from: number, end: number): TimelineEntry => ({
    step,
    from,
    until: end,
    done: doneOf(from, end, now),
  });
  const validation = entry("validation", since, until);
  if (timing === null) return [validation];
  const { startBefore, endBefore, heldFor } = timing;
  return [
    entry("election", since - startBefore, since - endBefore),
    validation,
    entry("next election", until - startBefore, until - endBefore),
    entry("hold", until, until + heldFor),
  ];
}

function doneOf(from: number, until: number, now: number): number {
  if (now >= until) return 1;
  return now <= from ? 0 : (now - from) / (until - from);
}
