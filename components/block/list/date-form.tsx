import { minuteOf } from "@/components/ui/filter-fields";
import { blocksPath, type NetworkName } from "@/lib/paths";
import { writeBlockFilter, type BlockFilter } from "@/lib/domain/block/block-filter";

interface DateFormProps {
  readonly network: NetworkName;
  readonly filter: BlockFilter;
}

/** Form that opens the blocks of a date in the same chain and shard. */
export function DateForm({ network, filter }: DateFormProps) {
  const { until } = filter;
  const kept = writeBlockFilter({ ...filter, until: null });
  return (
    <form action={blocksPath(network)} className="flex flex-wrap items-center gap-2">
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="time" className="text-muted max-sm:w-full">
        Date (UTC)
      </label>
      <input
        key={until}
        id="time"
        name="time"
        type="datetime-local"
        required
        defaultValue={until === null ? undefined : minuteOf(until)}
        className="rounded-control border border-edge bg-raised px-2 py-1"
      />
      <button type="submit" className="button">
        Go
      </button>
    </form>
  );
}
