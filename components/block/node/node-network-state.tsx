import { BlockLink } from "@/components/entity/block-link";
import { Time } from "@/components/entity/time";
import { DataTable, type Column } from "@/components/ui/data-table";
import { Section } from "@/components/ui/section";
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
      <Section title="Consensus block">
        <NodeAnswer answer={consensus}>
          {({ consensus_block: seqno, timestamp }) => (
            <p>
              Most nodes of the service have masterchain block{" "}
              <BlockLink
                network={network}
                block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno }}
              />
              , as of <Time atMs={Math.floor(timestamp * 1_000)} detail />.
            </p>
          )}
        </NodeAnswer>
      </Section>
      <Section title="Messages that wait to be delivered">
        <NodeAnswer answer={queues}>
          {({ shards, ext_msg_queue_size_limit: limit }) => (
            <>
              <DataTable
                caption="Messages in the outgoing queue of each shard, by its newest block"
                columns={columnsOf(network)}
                rows={shards}
                idOf={({ id }) => formatBlockId(id)}
              />
              <p className="mt-2 text-muted">
                While a shard’s queue is longer than {limit}, validators take no messages from outside into
                it.
              </p>
            </>
          )}
        </NodeAnswer>
      </Section>
    </div>
  );
}

function columnsOf(network: PageNetwork): readonly Column<OutMsgQueueSizes["shards"][number]>[] {
  return [
    { title: "Block", cell: ({ id }) => <BlockLink network={network} block={id} short /> },
    { title: "Workchain", numeric: true, cell: ({ id }) => id.workchain },
    { title: "Shard", cell: ({ id }) => <span className="font-mono slashed-zero">{id.shard}</span> },
    { title: "Messages", numeric: true, cell: ({ size }) => size },
  ];
}
