import { AddressLink } from "@/components/entity/address-link";
import { ListFilters } from "@/components/list/list-filters";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { TimeFilterChips } from "@/components/list/time-filter-chips";
import { FilterChip } from "@/components/ui/filter-chip";
import { Section } from "@/components/ui/section";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { NOMINATOR_EVENT_FILTER_GROUPS } from "@/lib/domain/staking/pool-event-filter-groups";
import { NOMINATOR_EVENTS } from "@/lib/domain/staking/pool-event-kinds";
import {
  writeNominatorEventsQuery,
  type NominatorEventsQuery,
} from "@/lib/domain/staking/pool-event-queries";
import type { NominatorEventRow } from "@/lib/domain/staking/pool-event-rows";
import { poolEventsPath } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";
import { NominatorEventList } from "./pool-event-lists";

interface PoolEventsViewProps {
  readonly network: PageNetwork;
  readonly pool: Address;
  readonly opened: OpenedList<NominatorEventRow, NominatorEventsQuery>;
}

/** What happened to the stakes of a pool's nominators. */
export function PoolEventsView({ network, pool, opened }: PoolEventsViewProps) {
  const query = opened.query ?? { pool, nominator: null, from: null, until: null };
  const written = writeNominatorEventsQuery(query);
  const to = (changed: Partial<NominatorEventsQuery>) => {
    const params = writeNominatorEventsQuery({ ...query, ...changed });
    const path = poolEventsPath(network, pool);
    return params.size === 0 ? path : `${path}?${params.toString()}`;
  };
  return (
    <Section title="Nominator events">
      <ListedRowsView
        network={network}
        kind={NOMINATOR_EVENTS}
        list={NominatorEventList}
        opened={opened}
        filters={
          <ListFilters network={network} groups={NOMINATOR_EVENT_FILTER_GROUPS} query={written}>
            {query.nominator !== null && (
              <FilterChip clearHref={to({ nominator: null })} clearLabel="Clear the filter by nominator">
                Nominator <AddressLink network={network} address={query.nominator} copy={false} />
              </FilterChip>
            )}
            <TimeFilterChips
              from={query.from}
              until={query.until}
              without={(bound) => to({ [bound]: null })}
            />
          </ListFilters>
        }
      />
    </Section>
  );
}
