"use client";

import { useNow } from "@/components/ui/use-now";
import { agoText, utcText } from "./time-text";

interface AgeProps {
  /** In Unix milliseconds. */
  readonly atMs: number;
  /** Server time when the page was rendered. */
  readonly serverNowMs: number;
}

/** A live relative time, with the exact time in `title` and `dateTime`. */
export function Age({ atMs, serverNowMs }: AgeProps) {
  const nowMs = useNow(serverNowMs);
  return (
    <time dateTime={new Date(atMs).toISOString()} title={utcText(atMs)}>
      {agoText(nowMs - atMs)}
    </time>
  );
}
