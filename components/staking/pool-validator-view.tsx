import { Name } from "@/components/entity/name";
import { ListFilters } from "@/components/list/list-filters";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { TimeFilterChips } from "@/components/list/time-filter-chips";
import { FilterChip } from "@/components/ui/filter-chip";
import { Section } from "@/components/ui/section";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { StakeRewards } from "@/lib/domain/staking/nominator-positions";
import { POOL_VALIDATOR_EVENT_FILTER_GROUPS } from "@/lib/domain/staking/pool-event-filter-groups";
import { POOL_VALIDATOR_EVENTS } from "@/lib/domain/staking/pool-event-kinds";
import {
  writePoolValidatorEventsQuery,
  type PoolValidatorEventsQuery,
} from "@/lib/domain/staking/pool-event-queries";
import type { PoolValidatorEventRow } from "@/lib/domain/staking/pool-event-rows";
import { stakingEventName } from "@/lib/domain/staking/staking-event-names";
import { poolValidatorPath } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";
import { PoolValidatorEventList } from "./pool-event-lists";
import { RewardSection } from "./reward-section";

interface PoolValidatorViewProps {
  readonly network: PageNetwork;
  readonly pool: Address;
  readonly rewards: StakeRewards;
  readonly events: OpenedList<PoolValidatorEventRow, PoolValidatorEventsQuery>;
}

/** What the validator of a pool earned, and other events of its stake there. */
export function PoolValidatorView({ network, pool, rewards, events }: PoolValidatorViewProps) {
  const query = events.query ?? { pool, type: null, from: null, until: null };
  const written = writePoolValidatorEventsQuery(query);
  const to = (changed: Partial<PoolValidatorEventsQuery>) => {
    const params = writePoolValidatorEventsQuery({ ...query, ...changed });
    const path = poolValidatorPath(network, pool);
    return params.size === 0 ? path : `${path}?${params.toString()}`;
  };
  return (
    <>
      <RewardSection network={network} account={pool} of={rewards} who="validator" />
      <Section title="Validator events">
        <ListedRowsView
          network={network}
          kind={POOL_VALIDATOR_EVENTS}
          list={PoolValidatorEventList}
          opened={events}
          filters={
            <ListFilters network={network} groups={POOL_VALIDATOR_EVENT_FILTER_GROUPS} query={written}>
              {query.type !== null && (
                <FilterChip clearHref={to({ type: null })} clearLabel="Clear the filter by type">
                  {stakingEventName(query.type, "validator") ?? <Name text={query.type} max={40} />}
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
    </>
  );
}
