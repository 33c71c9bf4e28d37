import { blockMessagesPath, blockNodePath, blockPath, blockShardsPath, type NetworkName } from "@/lib/paths";
import type { BlockTab } from "@/lib/domain/block/block-view";
import { MASTERCHAIN, type BlockId } from "@/lib/ton/block/block";

interface OpenTab {
  readonly tab: BlockTab | "node";
  readonly href: string;
  readonly name: string;
}

/** The tabs of a block, each a page. */
export function blockTabs(network: NetworkName, id: BlockId): readonly OpenTab[] {
  return [
    { tab: "transactions", href: blockPath(network, id), name: "Transactions" },
    { tab: "messages", href: blockMessagesPath(network, id), name: "Messages" },
    ...(id.workchain === MASTERCHAIN
      ? [{ tab: "shards", href: blockShardsPath(network, id.seqno), name: "Shards" } as const]
      : []),
    { tab: "node", href: blockNodePath(network, id), name: "Node" },
  ];
}
