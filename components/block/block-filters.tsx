import { momentText } from "@/components/entity/time-text";
import { Tabs } from "@/components/ui/tabs";
import { blocksPath, type NetworkName } from "@/lib/paths";
import { MASTERCHAIN_BLOCKS, writeBlockFilter, type BlockFilter } from "@/lib/query/block-filter";
import { FilterChip } from "@/components/ui/filter-chip";

interface BlockFiltersProps {
  readonly network: NetworkName;
  /** What is in force; null when what the URL says cannot be read. */
  readonly filter: BlockFilter | null;
}

/** Which blocks are listed, and how to see others: links and a form, so that it needs no script. */
export function BlockFilters({ network, filter }: BlockFiltersProps) {
  const { workchain, shard, until } = filter ?? MASTERCHAIN_BLOCKS;
  const to = (changed: Partial<BlockFilter>) =>
    blocksPath(network, writeBlockFilter({ workchain, shard, until, ...changed }));
  return (
    <div className="mb-4 grid gap-4">
      <Tabs
        label="Chains"
        current={to({ shard: null })}
        tabs={[
          { href: to({ workchain: -1, shard: null }), name: "Masterchain" },
          { href: to({ workchain: 0, shard: null }), name: "Basechain" },
        ]}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <form action={blocksPath(network)} className="flex flex-wrap items-center gap-2">
          {workchain !== MASTERCHAIN_BLOCKS.workchain && (
            <input type="hidden" name="workchain" value={workchain} />
          )}
          {shard !== null && <input type="hidden" name="shard" value={shard} />}
          <label htmlFor="time" className="text-muted">
            Go to date, UTC
          </label>
          <input
            key={until}
            id="time"
            name="time"
            type="datetime-local"
            required
            defaultValue={until === null ? undefined : minuteOf(until)}
            className="rounded border border-line bg-raised px-2 py-1"
          />
          <button
            type="submit"
            className="cursor-pointer rounded border border-line bg-raised px-3 py-1 hover:border-muted"
          >
            Go
          </button>
        </form>
        {until !== null && (
          <FilterChip clearHref={to({ until: null })} clearLabel="Clear the filter by time">
            Up to {momentText(until)}
          </FilterChip>
        )}
        {shard !== null && (
          <FilterChip clearHref={to({ shard: null })} clearLabel="Clear the filter by shard">
            Shard <span className="ms-1 font-mono slashed-zero">{shard}</span>
          </FilterChip>
        )}
      </div>
    </div>
  );
}

/** As fields for dates and times write it. */
function minuteOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 16);
}
