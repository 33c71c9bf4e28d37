import type { ShardLayout } from "@/lib/domain/shards/shard-layout";
import { shortShard } from "./shard-labels";

/** With more columns, names do not fit; the table has them all. */
const WITH_NAMES = 16;

/** Names of the shards at the newest block, above their columns. */
export function ShardHeads({ layout: { newest, width } }: { readonly layout: ShardLayout }) {
  return (
    <svg width="100%" height={HEAD_HEIGHT} className="block text-xs" aria-hidden="true">
      {width > WITH_NAMES ? (
        <text x="0" y="14" className="fill-muted">
          {newest.length} shards, by account prefix
        </text>
      ) : (
        newest.map(({ shard, left, right }) => (
          <text
            key={shard}
            x={`${(50 * (left + right)) / width}%`}
            y="14"
            textAnchor="middle"
            className="fill-muted code-text"
          >
            {shortShard(shard)}
          </text>
        ))
      )}
    </svg>
  );
}

export const HEAD_HEIGHT = 20;
