"use client";

import { TransferChart } from "@/components/charts/transfer-chart";
import { Counted } from "@/components/entity/counted";
import { Time } from "@/components/entity/time/time";
import { ErrorNotice } from "@/components/error/error-notice";
import { ListFoot } from "@/components/list/list-foot";
import { transfersByDay } from "@/lib/domain/jetton/transfers-by-day";
import type { JettonMovesQuery } from "@/lib/domain/jetton/jetton-queries";
import { JETTON_TRANSFERS } from "@/lib/domain/jetton/jetton-row-kinds";
import type { JettonTransferRow } from "@/lib/domain/jetton/jetton-transfer-row";
import type { ListedRows } from "@/lib/domain/list/opened-list";
import { rowsPath } from "@/lib/domain/list/row-kind";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { useInfiniteList } from "@/lib/query/list/use-infinite-list";

interface JettonTransferChartProps {
  readonly network: PageNetwork;
  /** The list that the page has opened: the chart continues where it ends. */
  readonly opened: ListedRows<JettonTransferRow, JettonMovesQuery>;
}

/** Transfers loaded at first, and with each "Load more". */
const STEP = 500;

/** Loaded transfers by day: the service does not count them. */
export default function JettonTransferChart({ network, opened }: JettonTransferChartProps) {
  const { query, page, position } = opened;
  const path = rowsPath(JETTON_TRANSFERS, network, query);
  const list = useInfiniteList({
    queryKey: ["transfer chart", path],
    path,
    loadRow: JETTON_TRANSFERS.loadSchema,
    idOf: JETTON_TRANSFERS.idOf,
    initial: page,
    position: { ...position, rows: Math.max(STEP, position.rows) },
  });
  const { rows, problem, status } = list;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {problem !== null && <ErrorNotice error={problem} willRetry={list.resumesAlone} />}
      <TransferChart
        coin={network.coin}
        buckets={transfersByDay(rows)}
        fileName={`${network.id}-${query.master.replaceAll(/[^\w-]+/g, "-")}-transfers`}
      />
      <ListFoot
        list={{ ...list, loadMore: () => list.loadMore(STEP) }}
        count={rows.length}
        what="transfer"
        range={rows.length > 0 ? <Sample rows={rows} isAll={status === "end"} /> : undefined}
      />
    </div>
  );
}

interface SampleProps {
  readonly rows: readonly JettonTransferRow[];
  readonly isAll: boolean;
}

/** Which transfers are counted. */
function Sample({ rows, isAll }: SampleProps) {
  const [newest] = rows;
  const oldest = rows.at(-1);
  if (newest === undefined || oldest === undefined) return null;
  return (
    <>
      {isAll ? "All " : "Latest "}
      <Counted count={rows.length} one="transfer" />, <Time atMs={oldest.at * 1_000} detail /> –{" "}
      <Time atMs={newest.at * 1_000} detail />
    </>
  );
}
