"use client";

import { lazy } from "react";
import type { StakeChartsProps } from "./stake-charts";

/** Drawn by the server; its code comes after that of the page. */
const Charts = lazy(() => import("./stake-charts").then((module) => ({ default: module.StakeCharts })));

export function LazyStakeCharts(props: StakeChartsProps) {
  return <Charts {...props} />;
}
