import { PageLink } from "@/components/ui/page-link";
import { BlockNumber } from "@/components/entity/block-number";
import { shardMapPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { missingBlocks } from "@/lib/domain/shards/shard-map";
import {
  EARLIEST_FROM,
  newestRange,
  writeShardRange,
  type LoadedShardRange,
  type ShardRange,
} from "@/lib/domain/shards/shard-view";
import { ShardRangeText } from "./shard-range-text";
import { ShardDrawing } from "./shard-drawing";
import { ShardTable } from "./shard-table";

interface DrawnShardRangeProps {
  readonly network: PageNetwork;
  readonly range: ShardRange;
  readonly drawn: LoadedShardRange;
  /** Seqno of the newest existing block. */
  readonly newest: number;
}

/** A range as text, as a drawing or table, with links to adjacent ranges. */
export function DrawnShardRange({ network, range, drawn, newest }: DrawnShardRangeProps) {
  const { map, first, last, isCut } = drawn;
  const missing = missingBlocks(map);
  return (
    <>
      <ShardRangeText map={map} missing={missing.length} />
      {isCut && (
        <p className="mb-2 max-w-prose text-warning">
          Limited to 1,000 blocks: the range ends at block <BlockNumber seqno={last} />.
        </p>
      )}
      <AdjacentRanges network={network} range={range} first={first} last={last} newest={newest} />
      <div className="my-4">
        {range.as === "table" ? (
          <ShardTable network={network} map={map} missing={missing} />
        ) : (
          <ShardDrawing network={network} map={map} />
        )}
      </div>
    </>
  );
}

interface AdjacentRangesProps extends Pick<DrawnShardRangeProps, "network" | "range" | "newest"> {
  readonly first: number;
  readonly last: number;
}

function AdjacentRanges({ network, range, first, last, newest }: AdjacentRangesProps) {
  const to = (from: number | null) => shardMapPath(network, writeShardRange({ ...range, from }));
  const reachesNewest = last + 1 >= newestRange(newest, range.count);
  return (
    <nav aria-label="Range" className="flex flex-wrap gap-2">
      {first > EARLIEST_FROM && (
        <PageLink href={to(Math.max(EARLIEST_FROM, first - range.count))} className="button">
          Earlier
        </PageLink>
      )}
      {range.from !== null && last < newest && (
        <PageLink href={reachesNewest ? to(null) : to(last + 1)} className="button">
          Later
        </PageLink>
      )}
      {range.from !== null && (
        <PageLink href={to(null)} className="button">
          Latest
        </PageLink>
      )}
    </nav>
  );
}
