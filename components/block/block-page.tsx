import { MoreWithoutScript } from "@/components/list/more-without-script";
import { Section } from "@/components/ui/section";
import { Tabs } from "@/components/ui/tabs";
import { blockPath, blockShardsPath } from "@/lib/paths";
import type { BlockView, FoundBlock } from "@/lib/query/block-view";
import { nextPosition, writePosition } from "@/lib/query/list/position";
import type { PageNetwork } from "@/lib/query/page-network";
import { MASTERCHAIN } from "@/lib/ton/block";
import { Badge } from "@/components/ui/badge";
import { AbsentBlockView } from "./absent-block";
import { BlockDetails } from "./block-details";
import { BlockFacts } from "./block-facts";
import { BlockShards } from "./block-shards";
import { BlockTitle } from "./block-title";
import { BlockTransactions } from "./block-transactions";
import { Neighbours } from "./neighbours";

interface BlockPageProps<V> {
  readonly network: PageNetwork;
  readonly view: V;
}

/** A block: what it is, then what is in it. */
export function BlockPageView({ network, view }: BlockPageProps<BlockView>) {
  if (view.kind === "absent") return <AbsentBlockView network={network} view={view} />;
  const { block, content } = view;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <BlockTitle id={block}>{block.key_block === true && <Badge>Key block</Badge>}</BlockTitle>
        <Neighbours network={network} view={view} />
      </div>
      <div className="grid gap-2">
        <BlockFacts network={network} block={block} />
        <BlockDetails network={network} block={block} />
      </div>
      {block.workchain === MASTERCHAIN ? (
        <section aria-label={content.tab === "shards" ? "Shards" : "Transactions"}>
          <Tabs
            label="In this block"
            current={
              content.tab === "shards" ? blockShardsPath(network, block.seqno) : blockPath(network, block)
            }
            tabs={[
              { href: blockPath(network, block), name: "Transactions" },
              { href: blockShardsPath(network, block.seqno), name: "Shards" },
            ]}
          />
          <div className="mt-4">
            <Content network={network} view={view} />
          </div>
        </section>
      ) : (
        <Section title="Transactions">
          <Content network={network} view={view} />
        </Section>
      )}
    </div>
  );
}

function Content({ network, view: { block, content } }: BlockPageProps<FoundBlock>) {
  if (content.tab === "shards") return <BlockShards network={network} page={content.page} />;
  const { page, position } = content;
  const next = writePosition(new URLSearchParams(), nextPosition(position, null));
  const { workchain, shard, seqno } = block;
  return (
    <>
      <BlockTransactions
        key={block.root_hash}
        network={network}
        id={{ workchain, shard, seqno }}
        initial={page}
        position={position}
      />
      {!page.end && <MoreWithoutScript href={`${blockPath(network, block)}?${next.toString()}`} />}
    </>
  );
}
