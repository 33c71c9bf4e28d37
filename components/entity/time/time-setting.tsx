"use client";

import { createContext, useMemo, type ReactNode } from "react";
import type { TimeStyle } from "@/lib/settings/settings";

interface TimeSettingValue {
  readonly style: TimeStyle;
  /** Server time when the page was rendered. */
  readonly serverNowMs: number;
}

/** Without a provider, times are absolute and the same for everybody. */
export const TimeSettingContext = createContext<TimeSettingValue>({ style: "utc", serverNowMs: 0 });

interface TimeSettingProps extends TimeSettingValue {
  readonly children: ReactNode;
}

/** The visitor's format of times, read from the cookie by the server for the whole page. */
export function TimeSetting({ style, serverNowMs, children }: TimeSettingProps) {
  const value = useMemo(() => ({ style, serverNowMs }), [style, serverNowMs]);
  return <TimeSettingContext value={value}>{children}</TimeSettingContext>;
}
