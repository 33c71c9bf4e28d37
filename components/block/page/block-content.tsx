import { PageLink } from "@/components/ui/page-link";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { BlockMessageList } from "@/components/message/block-message-list";
import { BlockTransactionList } from "@/components/transaction/list/transaction-list";
import { BLOCK_MESSAGES } from "@/lib/domain/message/message-row-kinds";
import { BLOCK_TRANSACTIONS } from "@/lib/domain/transaction/transaction-row-kinds";
import { blockMessagesPath, blockNodePath, blockPath } from "@/lib/paths";
import { MASTERCHAIN, type BlockId } from "@/lib/ton/block/block";
import type { FoundBlock } from "@/lib/domain/block/block-view";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { BlockScope } from "./block-scope";
import { BlockShards } from "./block-shards";
import { NodeTransactions } from "../node/node-transactions";

interface BlockContentProps {
  readonly network: PageNetwork;
  readonly view: FoundBlock;
}

/** The list of the open tab, or the node's list in its place. */
export function BlockContentView({ network, view }: BlockContentProps) {
  const { block, content, nodeRows, tab } = view;
  const { workchain, shard, seqno } = block;
  const id: BlockId = { workchain, shard, seqno };
  if (content === null) return <ContentWithoutIndex network={network} view={view} id={id} />;
  if (content.tab === "shards") return <BlockShards network={network} page={content.page} />;
  const { ownOnly } = content.list.query;
  const path = tab === "messages" ? blockMessagesPath(network, id) : blockPath(network, id);
  return (
    <>
      {workchain === MASTERCHAIN && <BlockScope path={path} isOwnOnly={ownOnly} />}
      <div className="index-list" key={block.root_hash}>
        {content.tab === "messages" ? (
          <ListedRowsView
            network={network}
            kind={BLOCK_MESSAGES}
            list={BlockMessageList}
            opened={content.list}
          />
        ) : (
          <ListedRowsView
            network={network}
            kind={BLOCK_TRANSACTIONS}
            list={BlockTransactionList}
            opened={content.list}
          />
        )}
      </div>
      {nodeRows !== null && (
        <div className="mt-6 until-rows until-complete">
          <NodeTransactions network={network} id={id} answer={nodeRows} />
        </div>
      )}
    </>
  );
}

/** Shown while the index, which has the lists, is unavailable. */
function ContentWithoutIndex({
  network,
  view: { nodeRows, tab },
  id,
}: BlockContentProps & { readonly id: BlockId }) {
  if (nodeRows !== null) return <NodeTransactions network={network} id={id} answer={nodeRows} />;
  return (
    <p className="max-w-prose text-muted">
      Available from the index only.{" "}
      <PageLink href={blockNodePath(network, id, tab === "shards" ? tab : "contents")}>
        Load from node
      </PageLink>
    </p>
  );
}
