"use client";

import { lazy } from "react";
import type { StakeChartsProps } from "./stake-charts";

/** Rendered by the server; its code loads after that of the page. */
const Charts = lazy(() => import("./stake-charts").then((module) => ({ default: module.StakeCharts })));

export function LazyStakeCharts(props: StakeChartsProps) {
  return <Charts {...props} />;
}
