import { SegmentedControl } from "@/components/ui/segmented-control";
import { blockNodePath } from "@/lib/paths";
import type { NodeBlock, NodePart } from "@/lib/domain/block/node-block";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MASTERCHAIN } from "@/lib/ton/block/block";
import { BlockTabs } from "../page/block-tabs";
import { BlockTitle } from "../page/block-title";
import { NeighbourBlocks } from "../page/neighbour-blocks";
import { NodePartView } from "./node-part";
import { PART_NAMES, partsOf } from "./node-parts";

interface NodeBlockProps {
  readonly network: PageNetwork;
  readonly view: NodeBlock;
}

/** The data of a node about a block. Each tab is one call, made when it is opened. */
export function NodeBlockView({ network, view: { id, head, answer } }: NodeBlockProps) {
  const hrefOf = (part: NodePart) => blockNodePath(network, id, part === "header" ? null : part);
  return (
    <div className="grid grid-cols-1 gap-4">
      <BlockTitle id={id}>
        {id.workchain === MASTERCHAIN && (
          <NeighbourBlocks
            network={network}
            block={{ ...id, before_split: false, prev_blocks: [{ ...id, seqno: id.seqno - 1 }] }}
            head={head}
          />
        )}
      </BlockTitle>
      <BlockTabs network={network} id={id} open="node">
        <div className="mb-4 print:hidden">
          <SegmentedControl
            label="Node data"
            current={hrefOf(answer.part)}
            options={partsOf(id).map((part) => ({ href: hrefOf(part), name: PART_NAMES[part] }))}
          />
        </div>
        <NodePartView network={network} id={id} answer={answer} />
      </BlockTabs>
    </div>
  );
}
