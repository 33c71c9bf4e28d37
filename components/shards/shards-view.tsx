import { ChainTabs } from "@/components/block/list/chain-tabs";
import { NodeBlocksView } from "@/components/block/list/node-blocks";
import { AskAgain } from "@/components/error/ask-again";
import { ErrorNotice } from "@/components/error/error-notice";
import { StaleDataNotice } from "@/components/error/stale-data-notice";
import { passes } from "@/components/error/passing";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { newestRow } from "@/lib/domain/shards/shard-map";
import { EARLIEST_FROM, type ShardRange, type ShardView } from "@/lib/domain/shards/shard-view";
import type { ApiError } from "@/lib/toncenter/error";
import { DrawnShardRange } from "./drawn-shard-range";
import { FollowHead } from "./follow-head";
import { ShardRangeForm } from "./shard-range-form";

interface ReadRangeProps {
  readonly network: PageNetwork;
  readonly range: ShardRange;
  readonly view: ShardView;
}

/** The URL cannot be parsed. */
interface UnreadableRangeProps {
  readonly network: PageNetwork;
  readonly range: null;
  readonly problem: ApiError;
}

/** The shards of the basechain over a range of masterchain blocks. */
export function ShardsView(props: ReadRangeProps | UnreadableRangeProps) {
  const { network, range } = props;
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Shards of {network.name}</h1>
      <div className="mb-4 grid gap-4">
        <ChainTabs network={network} current="shards" />
        <ShardRangeForm network={network} range={range} />
      </div>
      {range === null ? <ErrorNotice error={props.problem} /> : <ReadRange {...props} />}
    </>
  );
}

/** The block before the range: newer ones give something to draw. */
function lastBlockBefore({ from }: ShardRange): number {
  return (from ?? EARLIEST_FROM) - 1;
}

function ReadRange({ network, range, view: { head, drawing: drawn, problem, node } }: ReadRangeProps) {
  if (drawn === null) {
    return (
      <>
        {problem !== null && <ErrorNotice error={problem} asksAgain={passes(problem)} />}
        {problem !== null && passes(problem) && <AskAgain error={problem} />}
        {problem?.kind === "not-yet" && (
          <FollowHead network={network.id} head={head} shown={lastBlockBefore(range)} />
        )}
        {node !== null && (
          <div className="mt-6">
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
