"use client";

import { useNow } from "@/components/ui/use-now";
import { agoText, utcText } from "./time-text";

interface AgeProps {
  /** When it was, in milliseconds since 1970. */
  readonly atMs: number;
  /** The server's clock when the page was made. */
  readonly serverNowMs: number;
}

/** How long ago something was, ticking; the exact time is on hover and for machines. */
export function Age({ atMs, serverNowMs }: AgeProps) {
  const nowMs = useNow(serverNowMs);
  return (
    <time dateTime={new Date(atMs).toISOString()} title={utcText(atMs)}>
      {agoText(nowMs - atMs)}
    </time>
  );
}
