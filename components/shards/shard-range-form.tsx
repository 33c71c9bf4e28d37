import Link from "next/link";
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
          From masterchain block
        </label>
        <input
          key={current.from}
          id="from"
          name="from"
          required
          inputMode="numeric"
          autoComplete="off"
          defaultValue={current.from ?? undefined}
          className="w-32 rounded border border-edge bg-raised px-2 py-1"
        />
        <button
          type="submit"
          className="cursor-pointer rounded border border-edge bg-raised px-3 py-1 hover:border-muted"
        >
          Go
        </button>
      </form>
      <RangeChoices
        label="How many blocks"
        choices={SHARD_RANGES.map((count) => ({
          name: `${count} blocks`,
          href: to({ count }),
          isCurrent: count === current.count,
        }))}
      />
      <RangeChoices
        label="Shown as"
        choices={[
          { name: "Drawing", href: to({ as: "drawing" }), isCurrent: current.as === "drawing" },
          { name: "Table", href: to({ as: "table" }), isCurrent: current.as === "table" },
        ]}
      />
    </div>
  );
}

interface RangeChoicesProps {
  readonly label: string;
  readonly choices: readonly { readonly name: string; readonly href: string; readonly isCurrent: boolean }[];
}

function RangeChoices({ label, choices }: RangeChoicesProps) {
  return (
    <nav aria-label={label} className="flex divide-x divide-line overflow-hidden rounded border border-line">
      {choices.map(({ name, href, isCurrent }) => (
        <Link
          key={name}
          href={href}
          prefetch={false}
          aria-current={isCurrent ? "true" : undefined}
          className="px-3 py-1 text-muted no-underline -outline-offset-2 hover:text-text aria-[current]:bg-raised aria-[current]:font-medium aria-[current]:text-text"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
