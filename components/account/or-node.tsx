import type { ReactNode } from "react";
import type { NodeTransactions } from "@/lib/domain/transaction/node-transactions";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { NodeRows } from "./account-node-rows";

interface OrNodeProps {
  readonly network: PageNetwork;
  readonly node: NodeTransactions | null;
  /** A list of the index. */
  readonly children: ReactNode;
}

/** A list, and the fallback of a node until the list has rows or is complete without any. */
export function OrNode({ network, node, children }: OrNodeProps) {
  return (
    <>
      <div className="index-list">{children}</div>
      {node !== null && (
        <div className="mt-6 until-rows until-complete">
          <NodeRows network={network} fallback={node} />
        </div>
      )}
    </>
  );
}
