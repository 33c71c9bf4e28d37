import type { NodeBlockAnswer } from "@/lib/domain/block/block-node";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { BlockId } from "@/lib/ton/block/block";
import { NodeAnswer } from "./node-answer";
import { NodeHeader } from "./node-header";
import { NodeNames } from "./node-transaction-ids";
import { NodeNow } from "./node-network-state";
import { NodeProof } from "./node-proof";
import { NodeRows } from "./node-transactions";
import { NodeShards } from "./node-shards";
import { NodeSignatures } from "./node-signatures";

interface NodePartProps {
  readonly network: PageNetwork;
  readonly id: BlockId;
  readonly told: NodeBlockAnswer;
}

/** One answer of a node. */
export function NodePartView({ network, id, told }: NodePartProps) {
  switch (told.part) {
    case "header":
      return (
        <NodeAnswer answer={told.header}>
          {(header) => <NodeHeader network={network} header={header} indexed={told.indexed} />}
        </NodeAnswer>
      );
    case "signatures":
      return (
        <NodeAnswer answer={told.report}>
          {(report) => <NodeSignatures network={network} report={report} />}
        </NodeAnswer>
      );
    case "shards":
      return (
        <NodeAnswer answer={told.report}>
          {(report) => <NodeShards network={network} report={report} />}
        </NodeAnswer>
      );
    case "transactions":
      return (
        <NodeAnswer answer={told.page}>
          {(page) => <NodeNames network={network} id={id} page={page} next={told.next} />}
        </NodeAnswer>
      );
    case "contents":
      return (
        <NodeAnswer answer={told.page}>
          {(page) => <NodeRows network={network} id={id} told={page} />}
        </NodeAnswer>
      );
    case "proof":
      return (
        <NodeAnswer answer={told.report}>
          {(report) => <NodeProof network={network} id={id} report={report} />}
        </NodeAnswer>
      );
    case "now":
      return <NodeNow network={network} consensus={told.consensus} queues={told.queues} />;
  }
}
