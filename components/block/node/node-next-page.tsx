import { PageLink } from "@/components/ui/page-link";
import { blockNodePath } from "@/lib/paths";
import type { NodeCursor, NodePart } from "@/lib/domain/block/node-block";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { BlockId } from "@/lib/ton/block/block";
import { counted } from "@/lib/text/counted";

interface NodeNextPageProps {
  readonly network: PageNetwork;
  readonly id: BlockId;
  readonly part: NodePart;
  readonly shown: number;
  readonly next: NodeCursor | null;
}

/** Links to the next page of a block's transactions from a node. */
export function NodeNextPage({ network, id, part, shown, next }: NodeNextPageProps) {
  if (next === null) {
    return <p className="mt-4 text-muted">{counted(shown, "transaction")}, end of the list</p>;
  }
  const query = new URLSearchParams({ after_lt: String(next.lt), after: next.account });
  return (
    <p className="mt-4">
      <PageLink href={`${blockNodePath(network, id, part)}?${query.toString()}`}>Next page</PageLink>
    </p>
  );
}
