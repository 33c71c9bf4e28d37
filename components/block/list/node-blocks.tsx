import { Age } from "@/components/entity/time/age";
import { BlockLink } from "@/components/entity/block-link";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { NetworkName } from "@/lib/paths";
import type { NodeBlocks } from "@/lib/domain/block/node-blocks";
import { formatBlockId, type BlockId } from "@/lib/ton/block/block";

interface NodeBlocksViewProps {
  readonly network: NetworkName;
  readonly answer: NodeBlocks;
}

const EARLIER = 10;

/** The newest blocks from a node, while the index is unavailable or behind. */
export function NodeBlocksView({ network, answer: { head, shards, asOfMs, nowMs } }: NodeBlocksViewProps) {
  // Masterchain seqnos have no gaps.
  const earlier = Array.from({ length: EARLIER }, (_, at) => ({ ...head, seqno: head.seqno - 1 - at }));
  return (
    <section aria-label="From a node" className="rounded-xl bg-sunken p-4">
      <p className="mb-3 max-w-prose text-warning">
        {shards === null ? "Latest block" : "Latest blocks"} from a node,{" "}
        <Age atMs={asOfMs} serverNowMs={nowMs} />. Block times are unavailable.
      </p>
      <Facts>
        <Fact name="Masterchain">
          <BlockLink network={network} block={head} />
        </Fact>
        {shards !== null && (
          <Fact name="Shards">
            <Links network={network} blocks={shards} />
          </Fact>
        )}
        <Fact name="Previous">
          <Links network={network} blocks={earlier.filter(({ seqno }) => seqno >= 1)} />
        </Fact>
      </Facts>
    </section>
  );
}

interface LinksProps {
  readonly network: NetworkName;
  readonly blocks: readonly BlockId[];
}

function Links({ network, blocks }: LinksProps) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {blocks.map((block) => (
        <BlockLink key={formatBlockId(block)} network={network} block={block} />
      ))}
    </span>
  );
}
