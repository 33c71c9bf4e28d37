import { Badge } from "@/components/ui/badge";
import { shardFlags } from "@/lib/domain/block/block-flags";
import type { FoundBlock } from "@/lib/domain/block/block-view";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { BlockContentView } from "./block-content";
import { BlockDetails } from "./block-details";
import { BlockFacts } from "./block-facts";
import { BlockTabs } from "./block-tabs";
import { BlockTitle } from "./block-title";
import { NeighbourBlocks } from "./neighbour-blocks";
import { BlockFallbackNotice } from "./block-fallback-notice";

interface FoundBlockProps {
  readonly network: PageNetwork;
  readonly view: FoundBlock;
}

export function FoundBlockView({ network, view }: FoundBlockProps) {
  const { block, tab, nodeFallback } = view;
  const isKeyBlock = block.key_block === true;
  const flags = shardFlags(block);
  return (
    <div className="grid grid-cols-1 gap-4">
      <BlockTitle
        id={block}
        badges={
          isKeyBlock || flags.length > 0 ? (
            <>
              {isKeyBlock && <Badge tone="info">Key block</Badge>}
              {flags.map((flag) => (
                <Badge key={flag}>{flag}</Badge>
              ))}
            </>
          ) : undefined
        }
      >
        <NeighbourBlocks network={network} block={block} head={view.head} />
      </BlockTitle>
      {nodeFallback !== null && <BlockFallbackNotice fallback={nodeFallback} />}
      <div className="card grid gap-2">
        <BlockFacts network={network} block={block} />
        <BlockDetails network={network} block={block} />
      </div>
      <BlockTabs network={network} id={block} open={tab}>
        <BlockContentView network={network} view={view} />
      </BlockTabs>
    </div>
  );
}
