import { momentText } from "@/components/entity/time/time-text";
import { FilterChip } from "@/components/ui/filter-chip";
import { blocksPath, type NetworkName } from "@/lib/paths";
import { MASTERCHAIN_BLOCKS, writeBlockFilter, type BlockFilter } from "@/lib/domain/block/block-filter";
import { ChainTabs } from "./chain-tabs";
import { DateForm } from "./date-form";
import { FindBlockDisclosure } from "../find/find-block-form";
import { TimeSteps } from "./time-steps";

interface BlockFiltersProps {
  readonly network: NetworkName;
  /** The current filter; null when the URL cannot be parsed. */
  readonly filter: BlockFilter | null;
  readonly nowMs: number;
}

/** The current filter of a list of blocks, as links and forms: works without scripts. */
export function BlockFilters({ network, filter, nowMs }: BlockFiltersProps) {
  const current = filter ?? MASTERCHAIN_BLOCKS;
  const { shard, until } = current;
  const to = (changed: Partial<BlockFilter>) =>
    blocksPath(network, writeBlockFilter({ ...current, ...changed }));
  return (
    <div className="grid gap-4">
      <ChainTabs network={network} current={current} />
      {/* As wide as the list: the export of the rows is beside the tabs. */}
      <div className="me-[calc(-1*var(--beside,0rem))] flex flex-wrap items-center gap-x-4 gap-y-2">
        <DateForm network={network} filter={current} />
        <TimeSteps until={until} nowMs={nowMs} hrefOf={(seconds) => to({ until: seconds })} />
        {until !== null && (
          <FilterChip clearHref={to({ until: null })} clearLabel="Clear the filter by time">
            Until {momentText(until)}
          </FilterChip>
        )}
        {shard !== null && (
          <FilterChip clearHref={to({ shard: null })} clearLabel="Clear the filter by shard">
            Shard <span className="ms-1 code-text">{shard}</span>
          </FilterChip>
        )}
        <FindBlockDisclosure network={network} filter={current} />
      </div>
    </div>
  );
}
