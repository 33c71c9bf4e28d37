import type { ReactNode } from "react";
import { BlockLink } from "@/components/entity/block-link";
import type { HeadReport } from "@/lib/domain/status/head-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MASTERCHAIN, type BlockId } from "@/lib/ton/block/block";
import { shardHalves } from "@/lib/ton/block/shard";
import type { Block } from "@/lib/toncenter/v3/v3-block";
import { NextBlock } from "./next-block";

interface NeighbourBlocksProps {
  readonly network: PageNetwork;
  readonly block: Pick<Block, "workchain" | "shard" | "seqno" | "prev_blocks" | "before_split">;
  readonly head: HeadReport;
}

/** The previous and next blocks: two where shards were merged or split. */
export function NeighbourBlocks({ network, block, head }: NeighbourBlocksProps) {
  const next = followersOf(block);
  return (
    <nav aria-label="Adjacent blocks" className="flex flex-wrap gap-x-6 gap-y-1">
      <NeighbourFact title="Previous">
        {block.prev_blocks.length === 0
          ? "None"
          : block.prev_blocks.map((id) => (
              <BlockLink key={id.shard} network={network} block={id} short={block.prev_blocks.length === 1} />
            ))}
      </NeighbourFact>
      <NeighbourFact title="Next">
        {block.workchain === MASTERCHAIN ? (
          <NextBlock network={network} seqno={block.seqno} head={head} />
        ) : (
          next.map((id) => (
            <BlockLink key={id.shard} network={network} block={id} short={next.length === 1} />
          ))
        )}
      </NeighbourFact>
    </nav>
  );
}

function followersOf({
  workchain,
  shard,
  seqno,
  before_split,
}: NeighbourBlocksProps["block"]): readonly BlockId[] {
  const halves = before_split === true ? shardHalves(shard) : null;
  return (halves ?? [shard]).map((one) => ({ workchain, shard: one, seqno: seqno + 1 }));
}

function NeighbourFact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-3">
      <span className="text-muted">{title}</span> {children}
    </p>
  );
}
