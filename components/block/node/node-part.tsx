import type { NodeBlockAnswer } from "@/lib/domain/block/node-block";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { BlockId } from "@/lib/ton/block/block";
import { NodeAnswer } from "./node-answer";
import { NodeHeader } from "./node-header";
import { NodeTransactionIds } from "./node-transaction-ids";
import { NodeNetworkState } from "./node-network-state";
import { NodeProof } from "./node-proof";
import { NodeTransactions } from "./node-transactions";
import { NodeShards } from "./node-shards";
import { NodeSignatures } from "./node-signatures";

interface NodePartProps {
  readonly network: PageNetwork;
  readonly id: BlockId;
  readonly answer: NodeBlockAnswer;
}

export function NodePartView({ network, id, answer }: NodePartProps) {
  switch (answer.part) {
    case "header":
      return (
        <NodeAnswer answer={answer.header}>
          {(header) => <NodeHeader network={network} header={header} indexed={answer.indexed} />}
        </NodeAnswer>
      );
    case "signatures":
      return (
        <NodeAnswer answer={answer.report}>
          {(report) => <NodeSignatures network={network} report={report} />}
        </NodeAnswer>
      );
    case "shards":
      return (
        <NodeAnswer answer={answer.report}>
          {(report) => <NodeShards network={network} report={report} />}
        </NodeAnswer>
      );
    case "transactions":
      return (
        <NodeAnswer answer={answer.page}>
          {(page) => <NodeTransactionIds network={network} id={id} page={page} next={answer.next} />}
        </NodeAnswer>
      );
    case "contents":
      return (
        <NodeAnswer answer={answer.page}>
          {(page) => <NodeTransactions network={network} id={id} answer={page} />}
        </NodeAnswer>
      );
    case "proof":
      return (
        <NodeAnswer answer={answer.report}>
          {(report) => <NodeProof network={network} id={id} report={report} />}
        </NodeAnswer>
      );
    case "now":
      return <NodeNetworkState network={network} consensus={answer.consensus} queues={answer.queues} />;
  }
}
