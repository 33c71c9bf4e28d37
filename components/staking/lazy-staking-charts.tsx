"use client";

import { lazy } from "react";
import type { PayoutChartProps } from "./payout-chart";
import type { StakeRewardChartProps } from "./stake-reward-chart";

/** Drawn by the server; their code comes after that of the lists. */
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
