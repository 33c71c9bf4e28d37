"use client";

import { useQuery } from "@tanstack/react-query";
import { RefreshProblem } from "@/components/error/refresh-problem";
import { blocksPath, transactionsPath } from "@/lib/paths";
import { headQuery } from "@/lib/query/live/head-query";
import { useHydrated } from "@/lib/browser/use-hydrated";
import type { HeadReport } from "@/lib/domain/status/head-report";
import { isLate } from "@/lib/domain/status/is-late";
import type { HomeExamples } from "@/lib/domain/home/home-examples";
import type { LatestAction } from "@/lib/domain/home/latest-action";
import { latestActionId, latestActionsQuery } from "@/lib/query/latest-actions-query";
import { isCounted, paceOf } from "@/lib/domain/home/pace";
import type { RecentBlock } from "@/lib/domain/home/recent-block";
import { recentBlockId, recentBlocksQuery } from "@/lib/query/recent-blocks-query";
import type { RoundReport } from "@/lib/domain/home/round-report";
import { LATEST_ROWS } from "@/lib/domain/list/latest-rows";
import type { Page } from "@/lib/domain/list/list-page";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { problemOf } from "@/lib/query/query-error";
import { ExampleLinks } from "./example-links";
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
  readonly examples: HomeExamples;
  readonly round: RoundReport | null;
}

/** Rows of blocks are lower than those of actions beside them. */
const LATEST_BLOCKS = 14;

/** The start page below its search. Each part handles its own failures. */
export function HomeView({ network, head, blocks, actions, examples, round }: HomeViewProps) {
  const { data, error } = useQuery(headQuery(network.id, head));
  const newest = useHydrated() ? data : head;
  const recent = useQuery(recentBlocksQuery(network.id, blocks));
  const latest = useQuery(latestActionsQuery(network.id, actions));
  const headProblem = problemOf({ error, data: newest });
  // A list without rows shows its own.
  const listProblems = [latest, recent].map((list) => (list.data.rows.length === 0 ? null : problemOf(list)));
  const problem = headProblem ?? listProblems.find((listProblem) => listProblem !== null) ?? null;
  return (
    <>
      <ExampleLinks network={network} examples={examples} head={newest.head} />
      <div className="grid grid-cols-1 gap-4">
        <MetricCards>
          <HeadMetric network={network} report={newest} isStale={headProblem !== null} />
          <BlockRateMetrics pace={paceOf(recent.data.rows)} isLate={isLate(newest)} />
          <ValidationRoundMetric network={network} initial={round} />
        </MetricCards>
        <RefreshProblem error={problem} hasData={newest.head !== null} />
        <TransactionsChart network={network} blocks={recent.data.rows.filter(isCounted)} />
        <div className="grid gap-4 lg:grid-cols-12 lg:[&>:first-child]:col-span-7 lg:[&>:last-child]:col-span-5">
          <LatestList
            title="Happening now"
            what="actions"
            count={LATEST_ROWS}
            query={latest}
            idOf={latestActionId}
            columns={latestActionColumns(network)}
            all={{ href: transactionsPath(network), title: "All transactions" }}
            isProblemShown={headProblem !== null}
          />
          <LatestList
            title="Latest blocks"
            what="blocks"
            count={LATEST_BLOCKS}
            query={recent}
            idOf={recentBlockId}
            columns={latestBlockColumns(network)}
            all={{ href: blocksPath(network), title: "All blocks" }}
            isProblemShown={headProblem !== null}
          />
        </div>
      </div>
    </>
  );
}
