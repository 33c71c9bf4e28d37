"use client";

import { useContext, useSyncExternalStore } from "react";
import { useDerivedFromNow } from "@/components/ui/use-now";
import { TimeSettingContext } from "./time-setting";
import { isoText, localText, relativeText, utcText } from "./time-text";

interface TimeProps {
  /** When it was or will be, in milliseconds since 1970. */
  readonly atMs: number;
  /** Where there is room: the date, and how long ago that was. */
  readonly detail?: boolean;
}

const never = () => () => {};

/** A moment, the way the visitor wants to see moments. The exact time is on hover and for machines. */
export function Time({ atMs, detail = false }: TimeProps) {
  const { style, serverNowMs } = useContext(TimeSettingContext);
  const relative = useDerivedFromNow(serverNowMs, (nowMs) => relativeText(atMs - nowMs));
  // The server does not know where the visitor is: local times come when the page is in the browser.
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
