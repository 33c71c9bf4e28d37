"use client";

import { lazy } from "react";
import type { VestingChartProps } from "./vesting-chart";

/** Rendered by the server; its code loads after that of the list below it. */
const Chart = lazy(() => import("./vesting-chart").then((module) => ({ default: module.VestingChart })));

export function LazyVestingChart(props: VestingChartProps) {
  return <Chart {...props} />;
}
