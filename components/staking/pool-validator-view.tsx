import { Name } from "@/components/entity/name";
import { ErrorNotice } from "@/components/error/error-notice";
import { FilterForm } from "@/components/list/filter-form";
import { ListedRows } from "@/components/list/listed-rows";
import { TimeFilterChips } from "@/components/list/time-filter-chips";
import { FilterBar } from "@/components/ui/filter-bar";
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
import { LazyStakeRewardChart } from "./lazy-staking-charts";
import { PoolValidatorEventList } from "./pool-event-lists";

interface PoolValidatorViewProps {
  readonly network: PageNetwork;
  readonly pool: Address;
  readonly rewards: StakeRewards;
  readonly events: OpenedList<PoolValidatorEventRow, PoolValidatorEventsQuery>;
}

/** What the validator of a pool earned, and what else happened to its stake there. */
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
      {rewards.problem !== null ? (
        <Section title="Rewards">
          <ErrorNotice error={rewards.problem} />
        </Section>
      ) : rewards.rewards.length === 0 ? (
        <Section title="Rewards">
          <p className="text-muted">No rewards yet</p>
        </Section>
      ) : (
        <LazyStakeRewardChart network={network} account={pool} of={rewards} who="validator" />
      )}
      <Section title="Validator events">
        <ListedRows
          network={network}
          kind={POOL_VALIDATOR_EVENTS}
          list={PoolValidatorEventList}
          opened={events}
          filters={
            <FilterBar
              inForce={written.toString()}
              form={
                <FilterForm network={network} groups={POOL_VALIDATOR_EVENT_FILTER_GROUPS} query={written} />
              }
            >
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
            </FilterBar>
          }
        />
      </Section>
    </>
  );
}
