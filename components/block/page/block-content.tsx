import Link from "next/link";
import { MoreWithoutScript } from "@/components/list/more-without-script";
import { blockMessagesPath, blockNodePath, blockPath } from "@/lib/paths";
import { MASTERCHAIN, type BlockId } from "@/lib/ton/block/block";
import type { FoundBlock } from "@/lib/domain/block/block-view";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { BlockMessages } from "./block-messages";
import { BlockScope } from "./block-scope";
import { BlockShards } from "./block-shards";
import { BlockTransactions } from "./block-transactions";
import { NodeRows } from "../node/node-rows";

interface BlockContentProps {
  readonly network: PageNetwork;
  readonly view: FoundBlock;
}

/** What a tab of a block lists, or what a node lists in its place. */
export function BlockContentView({ network, view }: BlockContentProps) {
  const { block, content, nodeRows, tab } = view;
  const { workchain, shard, seqno } = block;
  const id: BlockId = { workchain, shard, seqno };
  if (content === null) return <WithoutIndex network={network} view={view} id={id} />;
  if (content.tab === "shards") return <BlockShards network={network} page={content.page} />;
  const { page, position, own } = content;
  const query = new URLSearchParams(own ? { only: "own" } : {});
  const path = tab === "messages" ? blockMessagesPath(network, id) : blockPath(network, id);
  const key = `${block.root_hash} ${String(own)}`;
  return (
    <>
      {workchain === MASTERCHAIN && <BlockScope path={path} own={own} />}
      <div className="peer">
        {content.tab === "messages" ? (
          <BlockMessages
            key={key}
            network={network}
            id={id}
            own={own}
            initial={content.page}
            position={position}
          />
        ) : (
          <BlockTransactions
            key={key}
            network={network}
            id={id}
            own={own}
            initial={content.page}
            position={position}
          />
        )}
      </div>
      <MoreWithoutScript query={query} position={position} page={page} />
      {nodeRows !== null && (
        <div className="mt-6 peer-has-[tbody]:hidden">
          <NodeRows network={network} id={id} told={nodeRows} />
        </div>
      )}
    </>
  );
}

/** The index cannot be asked, so its lists are not there either. */
function WithoutIndex({
  network,
  view: { nodeRows, tab },
  id,
}: BlockContentProps & { readonly id: BlockId }) {
  if (nodeRows !== null) return <NodeRows network={network} id={id} told={nodeRows} />;
  return (
    <p className="max-w-prose text-muted">
      Only the index lists them.{" "}
      <Link href={blockNodePath(network, id, tab === "shards" ? tab : "contents")} prefetch={false}>
        A node may tell of this block
      </Link>{" "}
      what it knows.
    </p>
  );
}
