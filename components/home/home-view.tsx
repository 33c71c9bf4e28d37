"use client";

import { useQuery } from "@tanstack/react-query";
import { ErrorNotice } from "@/components/error/error-notice";
import { blocksPath, transactionsPath } from "@/lib/paths";
import { headQuery } from "@/lib/query/head-query";
import type { HeadReport } from "@/lib/domain/status/head-report";
import type { LatestAction } from "@/lib/domain/home/latest-action";
import { latestActionId, latestActionsQuery } from "@/lib/query/latest-actions-query";
import { isCounted, paceOf } from "@/lib/domain/home/pace";
import type { RecentBlock } from "@/lib/domain/home/recent-block";
import { recentBlockId, recentBlocksQuery } from "@/lib/query/recent-blocks-query";
import type { RoundReport } from "@/lib/domain/home/round-report";
import type { Page } from "@/lib/domain/list/list-page";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { QueryError } from "@/lib/query/query-error";
import { latestActionColumns, latestBlockColumns } from "./home-columns";
import { HeadMetric } from "./head-metric";
import { LatestList } from "./latest-lists";
import { BlockRateMetrics } from "./block-rate-metrics";
import { ValidationRoundMetric } from "./validation-round-metric";
import { TransactionsChart } from "./transactions-chart";
import { MetricCards } from "./metric-card";

interface HomeViewProps {
  readonly network: PageNetwork;
  readonly head: HeadReport;
  readonly blocks: Page<RecentBlock>;
  readonly actions: Page<LatestAction>;
  readonly round: RoundReport | null;
}

/** The start page. Each part handles its own failures. */
export function HomeView({ network, head, blocks, actions, round }: HomeViewProps) {
  const { data: newest, error } = useQuery(headQuery(network.id, head));
  const recent = useQuery(recentBlocksQuery(network.id, blocks));
  const latest = useQuery(latestActionsQuery(network.id, actions));
  const problem = error instanceof QueryError ? error.error : newest.problem;
  return (
    <>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2 [&>*]:min-w-0">
        <MetricCards>
          <HeadMetric network={network} report={newest} isStale={problem !== null} />
          <BlockRateMetrics pace={paceOf(recent.data.rows)} />
          <ValidationRoundMetric network={network.id} initial={round} />
        </MetricCards>
        <TransactionsChart network={network} blocks={recent.data.rows.filter(isCounted)} />
      </div>
      {problem !== null && (
        <div className="mt-4">
          <ErrorNotice error={problem} asksAgain />
        </div>
      )}
      <div className="mt-6 grid gap-8 lg:grid-cols-2 [&>*]:min-w-0">
        <LatestList
          what="blocks"
          query={recent}
          idOf={recentBlockId}
          columns={latestBlockColumns(network)}
          all={{ href: blocksPath(network), title: "All blocks" }}
          isProblemShown={problem !== null}
        />
        <LatestList
          what="actions"
          query={latest}
          idOf={latestActionId}
          columns={latestActionColumns(network)}
          all={{ href: transactionsPath(network), title: "All transactions" }}
          isProblemShown={problem !== null}
        />
      </div>
    </>
  );
}
