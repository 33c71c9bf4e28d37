import { AddressLink } from "@/components/entity/address-link";
import { MiddleText } from "@/components/entity/middle-text";
import { momentText } from "@/components/entity/time/time-text";
import { ListFilters } from "@/components/list/list-filters";
import { TimeFilterChips } from "@/components/list/time-filter-chips";
import { FilterChip } from "@/components/ui/filter-chip";
import type { FilterGroup } from "@/lib/domain/filter/filter-field";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ValidatorId } from "@/lib/domain/validator/validator-id";
import { STAKE_EVENT_NAMES, type StakeEventType } from "@/lib/domain/validator/validator-queries";

/** The filters of the lists about validators; null if a filter is not active, or the list does not have it. */
interface ListFilter {
  readonly validator: ValidatorId | null;
  readonly from: number | null;
  readonly until: number | null;
  readonly round?: number | null;
  readonly type?: StakeEventType | null;
}

interface ValidatorFiltersProps {
  readonly network: PageNetwork;
  readonly groups: readonly FilterGroup[];
  readonly filter: ListFilter;
  /** The query of the URL. */
  readonly query: URLSearchParams;
  /** The list without a filter. */
  readonly path: string;
}

/** Filters of the lists of rounds, elections, complaints and events. */
export function ValidatorFilters({ network, groups, filter, query, path }: ValidatorFiltersProps) {
  const { validator, from, until, round = null, type = null } = filter;
  const without = (...names: readonly string[]) => {
    const params = new URLSearchParams(query);
    for (const name of names) params.delete(name);
    return params.size === 0 ? path : `${path}?${params.toString()}`;
  };
  return (
    <ListFilters network={network} groups={groups} query={query}>
      {type !== null && (
        <FilterChip clearHref={without("type")} clearLabel="Clear the filter by type">
          {STAKE_EVENT_NAMES[type]}
        </FilterChip>
      )}
      {validator !== null && (
        <FilterChip clearHref={without("holder", "key", "adnl")} clearLabel="Clear the filter by validator">
          <ValidatorName network={network} id={validator} />
        </FilterChip>
      )}
      {round !== null && (
        <FilterChip clearHref={without("round")} clearLabel="Clear the filter by round">
          Round from {momentText(round)}
        </FilterChip>
      )}
      <TimeFilterChips from={from} until={until} without={(bound) => without(bound)} />
    </ListFilters>
  );
}

const NAMES = { holder: "Stake holder", key: "Public key", adnl: "ADNL" } as const;

function ValidatorName({ network, id }: { readonly network: PageNetwork; readonly id: ValidatorId }) {
  return (
    <>
      {NAMES[id.is]}{" "}
      {id.is === "holder" ? (
        <AddressLink network={network} address={id.address} copy={false} />
      ) : (
        <MiddleText text={id.hash.toUpperCase()} />
      )}
    </>
  );
}
