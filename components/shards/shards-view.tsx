import type { ReactNode } from "react";
import { RefreshedError } from "@/components/error/refreshed-error";
import { PageTitle } from "@/components/ui/page-title";
import { ChainTabs } from "@/components/block/list/chain-tabs";
import { NodeBlocksView } from "@/components/block/list/node-blocks";
import { StaleDataNotice } from "@/components/error/stale-data-notice";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { newestRow } from "@/lib/domain/shards/shard-map";
import { EARLIEST_FROM, type ShardRange, type ShardView } from "@/lib/domain/shards/shard-view";
import { DrawnShardRange } from "./drawn-shard-range";
import { FollowHead } from "./follow-head";
import { ShardRangeForm } from "./shard-range-form";

interface ShardsViewProps {
  readonly network: PageNetwork;
  /** Null if the URL cannot be parsed. */
  readonly range: ShardRange | null;
  /** The drawing, or why there is none. */
  readonly children: ReactNode;
}

/** The shards of the basechain over a range of masterchain blocks. */
export function ShardsView({ network, range, children }: ShardsViewProps) {
  return (
    <>
      <PageTitle>Shards</PageTitle>
      <div className="card">
        <div className="mb-4 grid grid-cols-1 gap-4">
          <ChainTabs network={network} current="shards" />
          <ShardRangeForm network={network} range={range} />
        </div>
        {children}
      </div>
    </>
  );
}

/** The block before the range: newer blocks give something to draw. */
function lastBlockBefore({ from }: ShardRange): number {
  return (from ?? EARLIEST_FROM) - 1;
}

interface ShardRangeViewProps {
  readonly network: PageNetwork;
  readonly range: ShardRange;
  readonly view: ShardView;
}

export function ShardRangeView({
  network,
  range,
  view: { head, drawing: drawn, problem, node },
}: ShardRangeViewProps) {
  if (drawn === null) {
    return (
      <>
        {problem !== null && <RefreshedError error={problem} />}
        {problem?.kind === "not-yet" && (
          <FollowHead network={network.id} head={head} shown={lastBlockBefore(range)} />
        )}
        {node !== null && (
          <div className="mt-4">
            <NodeBlocksView network={network} answer={node} />
          </div>
        )}
      </>
    );
  }
  const newest = newestRow(drawn.map)?.seqno ?? drawn.first - 1;
  return (
    <>
      {problem !== null && <StaleDataNotice problem={problem} asOfMs={drawn.asOfMs} />}
      {newest < drawn.last || range.from === null ? (
        <FollowHead network={network.id} head={head} shown={newest} />
      ) : null}
      <DrawnShardRange network={network} range={range} drawn={drawn} newest={head.head?.seqno ?? newest} />
    </>
  );
}
