import { Streamed } from "@/app/streamed";
import { JettonMoveFilters } from "@/components/jetton/jetton-move-filters";
import { JettonBurnList } from "@/components/jetton/jetton-list";
import { ListedRows } from "@/components/list/listed-rows";
import { SkeletonList } from "@/components/ui/skeleton";
import { readJettonMovesQuery } from "@/lib/domain/jetton/jetton-queries";
import { JETTON_TABS } from "@/lib/domain/jetton/jetton-tabs";
import { JETTON_BURNS, MOVE_FILTERS } from "@/lib/domain/jetton/jetton-row-kinds";
import { listProblem } from "@/lib/domain/list/opened-list";
import { jettonOfTab } from "@/lib/loaders/jetton/jetton-page";
import { JETTON_BURN_SOURCE } from "@/lib/loaders/jetton/load-jetton-moves";
import { openList } from "@/lib/loaders/list/row-source";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata = { title: JETTON_TABS.burns.name };

export default async function BurnsTab(props: PageProps<"/[network]/jetton/[address]/burns">) {
  const of = await jettonOfTab(props.params);
  if (of === null) return null;
  const { network, master } = of;
  const params = queryOf(await props.searchParams);
  const loading = openList(JETTON_BURN_SOURCE, network, params, readJettonMovesQuery(master, params));
  return (
    <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={listProblem}>
      {(opened) => (
        <ListedRows
          network={network}
          kind={JETTON_BURNS}
          list={JettonBurnList}
          opened={opened}
          filters={
            <JettonMoveFilters
              network={network}
              master={master}
              query={opened.query}
              groups={MOVE_FILTERS}
              path={JETTON_TABS.burns.path(network, master)}
            />
          }
        />
      )}
    </Streamed>
  );
}
