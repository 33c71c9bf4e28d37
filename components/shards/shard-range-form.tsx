import { SegmentedControl } from "@/components/ui/segmented-control";
import { shardMapPath, type NetworkName } from "@/lib/paths";
import { SHARD_RANGES, USUAL_RANGE, writeShardRange, type ShardRange } from "@/lib/domain/shards/shard-view";

interface ShardRangeFormProps {
  readonly network: NetworkName;
  /** Null when the URL cannot be parsed. */
  readonly range: ShardRange | null;
}

const NEWEST: ShardRange = { from: null, count: USUAL_RANGE, as: "drawing" };

/** Links and a form for the range and its view: works without scripts. */
export function ShardRangeForm({ network, range }: ShardRangeFormProps) {
  const current = range ?? NEWEST;
  const to = (changed: Partial<ShardRange>) =>
    shardMapPath(network, writeShardRange({ ...current, ...changed }));
  const kept = writeShardRange({ ...current, from: null });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <form action={shardMapPath(network)} className="flex flex-wrap items-center gap-2">
        {[...kept].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="from" className="text-muted">
          From block
        </label>
        <input
          key={current.from}
          id="from"
          name="from"
          required
          inputMode="numeric"
          autoComplete="off"
          defaultValue={current.from ?? undefined}
          className="w-32 rounded-control border border-edge bg-raised px-2 py-1"
        />
        <button type="submit" className="button">
          Go
        </button>
      </form>
      <SegmentedControl
        label="Range size"
        scroll
        current={to({ count: current.count })}
        options={SHARD_RANGES.map((count) => ({ name: `${count} blocks`, href: to({ count }) }))}
      />
      <SegmentedControl
        label="View"
        scroll
        current={to({ as: current.as })}
        options={[
          { name: "Chart", href: to({ as: "drawing" }) },
          { name: "Table", href: to({ as: "table" }) },
        ]}
      />
    </div>
  );
}
