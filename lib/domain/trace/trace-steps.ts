import { workchainOf, type Address } from "../../ton/address/address";
import type { Trace } from "../../toncenter/v3/v3-trace";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import { TraceGraph, type GraphNode } from "./trace-graph";

/** A step in the tree of a trace. */
export interface TraceStep extends GraphNode {
  /** The index of its parent; null for a root. */
  readonly parent: number | null;
  readonly depth: number;
}

export interface TraceTree {
  /** In preorder: every step comes after its parent, directly followed by all its descendants. */
  readonly steps: readonly TraceStep[];
  /** In the order in which they appear in the tree, which determines their letters. */
  readonly accounts: readonly Address[];
}

interface Waiting {
  readonly link: GraphNode;
  readonly parent: number | null;
  readonly depth: number;
}

/**
 * The tree of a trace. Every transaction and every message occurs exactly once; those without a known cause are
 * roots.
 */
export function traceTree({ trace, transactions }: Pick<Trace, "trace" | "transactions">): TraceTree {
  const links = new TraceGraph(trace ?? [], Object.values(transactions ?? {}));
  const steps: TraceStep[] = [];
  // A chain can have thousands of steps, so there must be no recursion.
  const waiting: Waiting[] = links.roots.map((link) => ({ link, parent: null, depth: 0 })).toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { link, parent, depth } = next;
    const here = steps.push({ ...link, parent, depth }) - 1;
    for (const child of links.childrenOf(link).toReversed())
      waiting.push({ link: child, parent: here, depth: depth + 1 });
  }
  return {
    steps,
    accounts: [
      ...new Set(
        steps.flatMap(({ transaction, message }) => accountOf(transaction?.account ?? message?.destination)),
      ),
    ],
  };
}

/** Null for an address outside of all workchains, which is not an account. */
function accountOf(address: Address | null | undefined): readonly Address[] {
  return address === null || address === undefined || workchainOf(address) === null ? [] : [address];
}

/** The children of each step. */
export function childrenOf(steps: readonly Pick<TraceStep, "parent">[]): readonly (readonly number[])[] {
  const children: number[][] = steps.map(() => []);
  for (const [place, { parent }] of steps.entries()) if (parent !== null) children[parent]?.push(place);
  return children;
}

/** Whether the effects of the code persist. An aborted transaction has none. */
export function tookEffect({ description }: Transaction): boolean {
  if (description === null || description.aborted === true) return false;
  const { compute_ph: compute } = description;
  return compute?.skipped !== true && compute?.success !== false;
}
