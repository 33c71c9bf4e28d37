import { MASTERCHAIN_PARTS, NODE_PARTS, type NodePart } from "@/lib/domain/block/node-block";
import { MASTERCHAIN, type BlockId } from "@/lib/ton/block/block";

export const PART_NAMES: Readonly<Record<NodePart, string>> = {
  header: "Header",
  signatures: "Signatures",
  shards: "Shards",
  transactions: "Transaction IDs",
  contents: "Transactions",
  proof: "Proof",
  now: "Network state",
};

/** The parts that a node can answer for this block: some are for masterchain blocks only. */
export function partsOf({ workchain }: BlockId): readonly NodePart[] {
  return NODE_PARTS.filter((part) => workchain === MASTERCHAIN || !MASTERCHAIN_PARTS.has(part));
}
