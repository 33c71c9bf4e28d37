import type { ComponentType } from "react";
import { Streamed } from "@/app/streamed";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import type { RowListProps } from "@/components/list/row-list";
import { SkeletonList } from "@/components/ui/skeleton";
import { ValidatorFilters } from "@/components/validator/validator-filters";
import type { FilterGroup } from "@/lib/domain/filter/filter-field";
import { listProblem } from "@/lib/domain/list/opened-list";
import type { RoundsQuery } from "@/lib/domain/validator/validator-queries";
import { VALIDATORS_TABS } from "@/lib/domain/validator/validator-tabs";
import { openList, type RowSource } from "@/lib/loaders/list/row-source";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";

interface ValidatorsListTabProps<R, Q extends RoundsQuery> {
  readonly tab: keyof typeof VALIDATORS_TABS;
  readonly source: RowSource<R, Q>;
  readonly list: ComponentType<RowListProps<R, Q>>;
  readonly groups: readonly FilterGroup[];
  /** The query of the whole list, for filters that cannot be read. */
  readonly unfiltered: Q;
  readonly page: Pick<PageProps<"/[network]/validators/cycles">, "params" | "searchParams">;
}

/** A tab with a list of all rounds, elections, complaints or events. */
export async function ValidatorsListTab<R, Q extends RoundsQuery>(props: ValidatorsListTabProps<R, Q>) {
  const { tab, source, list, groups, unfiltered, page } = props;
  const network = await networkOf(page.params);
  const loading = openList(source, network, queryOf(await page.searchParams));
  return (
    <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={listProblem}>
      {(opened) => {
        const query = opened.query ?? unfiltered;
        return (
          <ListedRowsView
            network={network}
            kind={source.kind}
            list={list}
            opened={opened}
            filters={
              <ValidatorFilters
                network={network}
                groups={groups}
                filter={query}
                query={source.kind.pageQuery(query)}
                path={VALIDATORS_TABS[tab].path(network)}
              />
            }
          />
        );
      }}
    </Streamed>
  );
}
