import type { ComponentType } from "react";
import { Streamed } from "@/app/streamed";
import { JettonMoveFilters } from "@/components/jetton/jetton-move-filters";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import type { RowListProps } from "@/components/list/row-list";
import { SkeletonList } from "@/components/ui/skeleton";
import { readJettonMovesQuery } from "@/lib/domain/jetton/read-jetton-queries";
import { type JettonMovesQuery } from "@/lib/domain/jetton/jetton-queries";
import { JETTON_MOVE_FILTER_GROUPS } from "@/lib/domain/jetton/jetton-filter-groups";
import { JETTON_TABS, type JettonTab } from "@/lib/domain/jetton/jetton-tabs";
import { listProblem, type ListedRows } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { addressOfTab } from "@/lib/loaders/request/page-address";
import { openList, type RowSource } from "@/lib/loaders/list/row-source";
import { queryOf } from "@/lib/loaders/request/search-params";

interface JettonMovesTabProps<R> {
  readonly tab: JettonTab;
  readonly source: RowSource<R, JettonMovesQuery>;
  readonly list: ComponentType<RowListProps<R, JettonMovesQuery>>;
  /** Shown above the list. */
  readonly chart?: ComponentType<{
    readonly network: PageNetwork;
    readonly opened: ListedRows<R, JettonMovesQuery>;
  }>;
  readonly page: Pick<PageProps<"/[network]/jetton/[address]/transfers">, "params" | "searchParams">;
}

/** A tab with movements of a jetton. */
export async function JettonMovesTab<R>({ tab, source, list, chart: Chart, page }: JettonMovesTabProps<R>) {
  const of = await addressOfTab(page.params);
  if (of === null) return null;
  const { network, address: master } = of;
  const params = queryOf(await page.searchParams);
  const loading = openList(source, network, params, readJettonMovesQuery(master, params));
  return (
    <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={listProblem}>
      {(opened) => (
        <>
          {Chart !== undefined && opened.problem === null && <Chart network={network} opened={opened} />}
          <ListedRowsView
            network={network}
            kind={source.kind}
            list={list}
            opened={opened}
            filters={
              <JettonMoveFilters
                network={network}
                master={master}
                query={opened.query}
                groups={JETTON_MOVE_FILTER_GROUPS}
                path={JETTON_TABS[tab].path(network, master)}
              />
            }
          />
        </>
      )}
    </Streamed>
  );
}
