import { AddressLink } from "@/components/entity/address-link";
import { TimeFilterChips } from "@/components/list/time-filter-chips";
import { ListFilters } from "@/components/list/list-filters";
import { FilterChip } from "@/components/ui/filter-chip";
import { writeJettonMovesQuery, type JettonMovesQuery } from "@/lib/domain/jetton/jetton-queries";
import type { FilterGroup } from "@/lib/domain/filter/filter-field";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";

interface JettonMoveFiltersProps {
  readonly network: PageNetwork;
  readonly master: Address;
  /** Null if the URL cannot be parsed. */
  readonly query: JettonMovesQuery | null;
  readonly groups: readonly FilterGroup[];
  /** The list without a filter. */
  readonly path: string;
}

/** Filters of the transfers and burns of a jetton. */
export function JettonMoveFilters({ network, master, query: read, groups, path }: JettonMoveFiltersProps) {
  const query = read ?? { master, owner: null, from: null, until: null };
  const { owner, from, until } = query;
  const to = (changed: Partial<JettonMovesQuery>) => {
    const params = writeJettonMovesQuery({ ...query, ...changed });
    return params.size === 0 ? path : `${path}?${params.toString()}`;
  };
  return (
    <ListFilters network={network} groups={groups} query={writeJettonMovesQuery(query)}>
      {owner !== null && (
        <FilterChip clearHref={to({ owner: null })} clearLabel="Clear the filter by owner">
          Owner <AddressLink network={network} address={owner} copy={false} />
        </FilterChip>
      )}
      <TimeFilterChips from={from} until={until} without={(bound) => to({ [bound]: null })} />
    </ListFilters>
  );
}
