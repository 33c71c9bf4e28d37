"use client";

import { BucketCharts, FeeChart, HourChart } from "@/components/charts/bucket-charts";
import { bucketsOf, hoursOf } from "@/lib/domain/charts/time-buckets";
import type { PageNetwork } from "@/lib/domain/network/page-network";

const DAY = 86_400;

/** An account with few transactions on weekends. */
const ROWS = Array.from({ length: 90 }, (_, index) => ({
  at: 1_790_000_000 + Math.floor((index * index) / 40) * DAY + ((index * 37) % 24) * 3_600,
  failure: index % 11 === 0 ? "out of gas" : null,
  received: BigInt(index % 4) * 1_250_000_000n,
  sent: BigInt(index % 7) * 400_000_001n,
  fees: 2_110_131n,
}));

export function Charts({ network }: { readonly network: PageNetwork }) {
  return (
    <>
      <BucketCharts network={network} buckets={bucketsOf(ROWS)} file="example" />
      <FeeChart network={network} buckets={bucketsOf(ROWS)} file="example" />
      <HourChart network={network} hours={hoursOf(ROWS)} file="example" />
    </>
  );
}
