import { workchainOf, type Address } from "../../ton/address/address";
import type { Trace } from "../../toncenter/v3/trace";
import { Links, type Link } from "./trace-links";

/** A place in the tree of a trace. */
export interface Step extends Link {
  /** Place of its parent in the list; null for a root. */
  readonly parent: number | null;
  readonly depth: number;
}

export interface TraceTree {
  /** In preorder: every step stands behind its parent, and all that is below it follows at once. */
  readonly steps: readonly Step[];
  /** By the order in which they appear in the tree, which gives them their letters. */
  readonly accounts: readonly Address[];
}

interface Waiting {
  readonly link: Link;
  readonly parent: number | null;
  readonly depth: number;
}

/**
 * The tree of what a service told of a trace. Every transaction and every message of it is there exactly once;
 * what nothing leads to is a root of its own.
 */
export function traceTree({ trace, transactions }: Pick<Trace, "trace" | "transactions">): TraceTree {
  const links = new Links(trace ?? [], Object.values(transactions ?? {}));
  const steps: Step[] = [];
  // A chain can have thousands of steps, so nothing here may recurse.
  const waiting: Waiting[] = links.roots.map((link) => ({ link, parent: null, depth: 0 })).toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { link, parent, depth } = next;
    const here = steps.push({ ...link, parent, depth }) - 1;
    for (const child of links.below(link).toReversed())
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

/** None outside of all workchains: there are no accounts. */
function accountOf(address: Address | null | undefined): readonly Address[] {
  return address === null || address === undefined || workchainOf(address) === null ? [] : [address];
}

/** The places right below each place. */
export function childrenOf(steps: readonly Pick<Step, "parent">[]): readonly (readonly number[])[] {
  const children: number[][] = steps.map(() => []);
  for (const [place, { parent }] of steps.entries()) if (parent !== null) children[parent]?.push(place);
  return children;
}
