"use client";

import { lazy } from "react";
import type { PayoutChartProps } from "./payout-chart";
import type { StakeRewardChartProps } from "./stake-reward-chart";

/** Rendered by the server; their code loads after that of the lists. */
const Payouts = lazy(() => import("./payout-chart").then((module) => ({ default: module.PayoutChart })));
const Rewards = lazy(() =>
  import("./stake-reward-chart").then((module) => ({ default: module.StakeRewardChart })),
);

export function LazyPayoutChart(props: PayoutChartProps) {
  return <Payouts {...props} />;
}

export function LazyStakeRewardChart(props: StakeRewardChartProps) {
  return <Rewards {...props} />;
}
