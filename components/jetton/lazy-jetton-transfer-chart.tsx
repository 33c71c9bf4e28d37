"use client";

import { lazy, Suspense } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import { Skeleton } from "@/components/ui/skeleton";
import type { JettonMovesQuery } from "@/lib/domain/jetton/jetton-queries";
import type { JettonTransferRow } from "@/lib/domain/jetton/jetton-transfer-row";
import type { ListedRows } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";

const Chart = lazy(() => import("./jetton-transfer-chart"));

interface LazyJettonTransferChartProps {
  readonly network: PageNetwork;
  readonly opened: ListedRows<JettonTransferRow, JettonMovesQuery>;
}

/** The chart of transfers, loaded when it is opened. */
export function LazyJettonTransferChart(props: LazyJettonTransferChartProps) {
  return (
    <div className="mb-4">
      <Disclosure summary="Transfers per day">
        {() => (
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>
            <Chart {...props} />
          </Suspense>
        )}
      </Disclosure>
    </div>
  );
}
