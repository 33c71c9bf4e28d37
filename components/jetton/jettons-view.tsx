import { JETTON_FILTER_GROUPS } from "@/lib/domain/jetton/jetton-filter-groups";
import { ListFilters } from "@/components/list/list-filters";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { FilterChip } from "@/components/ui/filter-chip";
import { AddressLink } from "@/components/entity/address-link";
import { Name } from "@/components/entity/name";
import { writeJettonsQuery, type JettonsQuery } from "@/lib/domain/jetton/jetton-queries";
import type { JettonRow } from "@/lib/domain/jetton/jetton-row";
import { JETTON_LIST } from "@/lib/domain/jetton/jetton-row-kinds";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { jettonsPath } from "@/lib/paths";
import { JettonList } from "./jettons-list";

interface JettonsViewProps {
  readonly network: PageNetwork;
  readonly opened: OpenedList<JettonRow, JettonsQuery>;
}

const ALL: JettonsQuery = { text: null, admin: null };

/** All jettons of a network, with their filters. */
export function JettonsView({ network, opened }: JettonsViewProps) {
  const query = opened.query ?? ALL;
  const to = (changed: Partial<JettonsQuery>) =>
    jettonsPath(network, writeJettonsQuery({ ...query, ...changed }));
  return (
    <div className="card">
      <ListedRowsView
        network={network}
        kind={JETTON_LIST}
        list={JettonList}
        opened={opened}
        filters={
          <ListFilters network={network} groups={JETTON_FILTER_GROUPS} query={writeJettonsQuery(query)}>
            {query.text !== null && (
              <FilterChip clearHref={to({ text: null })} clearLabel="Clear the filter by name">
                Contains <Name text={query.text} />
              </FilterChip>
            )}
            {query.admin !== null && (
              <FilterChip clearHref={to({ admin: null })} clearLabel="Clear the filter by admin">
                Admin <AddressLink network={network} address={query.admin} copy={false} />
              </FilterChip>
            )}
          </ListFilters>
        }
      />
    </div>
  );
}
