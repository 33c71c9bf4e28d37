"use client";

import { createContext, useMemo, type ReactNode } from "react";
import type { TimeStyle } from "@/lib/settings/settings";

interface TimeSettingValue {
  readonly style: TimeStyle;
  /** The server's clock when the page was made. */
  readonly serverNowMs: number;
}

/** Without a setting times are exact and the same for everybody. */
export const TimeSettingContext = createContext<TimeSettingValue>({ style: "utc", serverNowMs: 0 });

interface TimeSettingProps extends TimeSettingValue {
  readonly children: ReactNode;
}

/** How the visitor wants to see times: what the server read from the cookie holds for the whole page. */
export function TimeSetting({ style, serverNowMs, children }: TimeSettingProps) {
  const value = useMemo(() => ({ style, serverNowMs }), [style, serverNowMs]);
  return <TimeSettingContext value={value}>{children}</TimeSettingContext>;
}
