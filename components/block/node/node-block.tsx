import Link from "next/link";
import { blockNodePath } from "@/lib/paths";
import type { NodeBlock } from "@/lib/domain/block/node-block";
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
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <BlockTitle id={id} />
        {id.workchain === MASTERCHAIN && (
          <NeighbourBlocks
            network={network}
            block={{ ...id, before_split: false, prev_blocks: [{ ...id, seqno: id.seqno - 1 }] }}
            head={head}
          />
        )}
      </div>
      <BlockTabs network={network} id={id} open="node">
        <nav aria-label="Questions to a node" className="mb-4 print:hidden">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {partsOf(id).map((part) => (
              <li key={part}>
                <Link
                  href={blockNodePath(network, id, part === "header" ? null : part)}
                  prefetch={false}
                  scroll={false}
                  aria-current={part === answer.part ? "true" : undefined}
                  className="inline-block py-1 aria-[current]:font-medium aria-[current]:text-text"
                >
                  {PART_NAMES[part]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <NodePartView network={network} id={id} answer={answer} />
      </BlockTabs>
    </div>
  );
}
