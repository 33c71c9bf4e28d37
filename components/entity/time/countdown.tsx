"use client";

import { useDerivedFromNow } from "@/components/ui/use-now";
import { countdownText, isoText, utcText } from "./time-text";

interface CountdownProps {
  /** In Unix milliseconds. */
  readonly endMs: number;
  /** Server time when the page was rendered. */
  readonly serverNowMs: number;
}

/** The time left until a moment, to the second, with the exact time in `title` and `dateTime`. */
export function Countdown({ endMs, serverNowMs }: CountdownProps) {
  const left = useDerivedFromNow(serverNowMs, (nowMs) => countdownText(endMs - nowMs));
  return (
    <time dateTime={isoText(endMs)} title={utcText(endMs)} role="timer" className="whitespace-nowrap">
      {left}
    </time>
  );
}
