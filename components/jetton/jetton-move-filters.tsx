import { AddressLink } from "@/components/entity/address-link";
import { momentText } from "@/components/entity/time-text";
import { FilterBar } from "@/components/ui/filter-bar";
import { FilterChip } from "@/components/ui/filter-chip";
import { MinuteField, ShowButton, TextField } from "@/components/ui/filter-fields";
import { writeJettonMovesQuery, type JettonMovesQuery } from "@/lib/domain/jetton/jetton-queries";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";

interface JettonMoveFiltersProps {
  readonly network: PageNetwork;
  readonly master: Address;
  /** Null where the URL cannot be read. */
  readonly query: JettonMovesQuery | null;
  /** The list without a filter. */
  readonly path: string;
}

/** Filters of the transfers and burns of a jetton. */
export function JettonMoveFilters({ network, master, query: read, path }: JettonMoveFiltersProps) {
  const query = read ?? { master, owner: null, from: null, until: null };
  const { owner, from, until } = query;
  const to = (changed: Partial<JettonMovesQuery>) => {
    const params = writeJettonMovesQuery({ ...query, ...changed });
    return params.size === 0 ? path : `${path}?${params.toString()}`;
  };
  return (
    <div className="mb-3">
      <FilterBar
        inForce={writeJettonMovesQuery(query).toString()}
        form={
          <form className="mt-2 grid max-w-3xl gap-4 sm:grid-cols-3">
            <TextField name="owner" label="Owner" value={owner} placeholder="Address" />
            <MinuteField name="from" label="From, UTC" seconds={from} />
            <MinuteField name="until" label="Until, UTC" seconds={until} />
            <ShowButton />
          </form>
        }
      >
        {owner !== null && (
          <FilterChip clearHref={to({ owner: null })} clearLabel="Clear the filter by owner">
            Owner <AddressLink network={network} address={owner} copy={false} />
          </FilterChip>
        )}
        {from !== null && (
          <FilterChip clearHref={to({ from: null })} clearLabel="Clear the filter by earliest time">
            From {momentText(from)}
          </FilterChip>
        )}
        {until !== null && (
          <FilterChip clearHref={to({ until: null })} clearLabel="Clear the filter by latest time">
            Up to {momentText(until)}
          </FilterChip>
        )}
      </FilterBar>
    </div>
  );
}
