"use client";

import { useContext, useSyncExternalStore } from "react";
import { useDerivedFromNow } from "@/components/ui/use-now";
import { TimeSettingContext } from "./time-setting";
import { isoText, localText, relativeText, utcText } from "./time-text";

interface TimeProps {
  /** In Unix milliseconds. */
  readonly atMs: number;
  /** Shows the date and the relative time, where there is room. */
  readonly detail?: boolean;
}

const never = () => () => {};

/** A time in the visitor's format, with the exact time in `title` and `dateTime`. */
export function Time({ atMs, detail = false }: TimeProps) {
  const { style, serverNowMs } = useContext(TimeSettingContext);
  const relative = useDerivedFromNow(serverNowMs, (nowMs) => relativeText(atMs - nowMs));
  // The server does not know the time zone: local times appear after hydration.
  const local = useSyncExternalStore(
    never,
    () => localText(atMs, -new Date(atMs).getTimezoneOffset()),
    () => utcText(atMs),
  );
  const date = style === "local" ? local : utcText(atMs);
  const age = style === "age" && serverNowMs > 0;
  return (
    <time dateTime={isoText(atMs)} title={utcText(atMs)} className="whitespace-nowrap">
      {age && !detail ? relative : date}
      {detail && serverNowMs > 0 && <span className="text-muted"> ({relative})</span>}
    </time>
  );
}
