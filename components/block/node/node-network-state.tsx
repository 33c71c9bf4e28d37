import { BlockLink } from "@/components/entity/block-link";
import { Count } from "@/components/entity/count";
import { Time } from "@/components/entity/time/time";
import { DataTable, type Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { formatBlockId, MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import type { Result } from "@/lib/toncenter/error";
import type { ConsensusBlock, OutMsgQueueSizes } from "@/lib/toncenter/v2/v2-blocks";
import { NodeAnswer } from "./node-answer";

interface NodeNetworkStateProps {
  readonly network: PageNetwork;
  readonly consensus: Result<ConsensusBlock>;
  readonly queues: Result<OutMsgQueueSizes>;
}

/** The current state of the network according to nodes, whichever block is open. */
export function NodeNetworkState({ network, consensus, queues }: NodeNetworkStateProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <section>
        <h2 className="mb-1 font-semibold">Consensus block</h2>
        <NodeAnswer answer={consensus}>
          {({ consensus_block: seqno, timestamp }) => (
            <p>
              <BlockLink
                network={network}
                block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno }}
              />{" "}
              as of <Time atMs={Math.floor(timestamp * 1_000)} detail />
            </p>
          )}
        </NodeAnswer>
      </section>
      <section>
        <h2 className="mb-1 font-semibold">Outgoing message queues</h2>
        <NodeAnswer answer={queues}>
          {({ shards, ext_msg_queue_size_limit: limit }) => (
            <>
              <DataTable
                caption="Outgoing message queue of each shard"
                columns={columnsOf(network)}
                rows={shards}
                idOf={({ id }) => formatBlockId(id)}
              />
              <p className="mt-2 text-muted">
                Shards with more than <Count value={limit} /> queued messages accept no external messages.
              </p>
            </>
          )}
        </NodeAnswer>
      </section>
    </div>
  );
}

function columnsOf(network: PageNetwork): readonly Column<OutMsgQueueSizes["shards"][number]>[] {
  return [
    { title: "Block", cell: ({ id }) => <BlockLink network={network} block={id} short /> },
    { title: "Workchain", numeric: true, cell: ({ id }) => id.workchain },
    { title: "Shard", cell: ({ id }) => <span className="code-text">{id.shard}</span> },
    { title: "Messages", numeric: true, cell: ({ size }) => <Count value={size} /> },
  ];
}
