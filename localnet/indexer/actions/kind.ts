import type { Address } from "@/lib/ton/address/address";
import type { Tables } from "../tables";
import type { TraceNode } from "./trace-node";

/** A sort of thing that can happen, and how to find it in what contracts did. */
export interface ActionKind {
  /** As the service names it. */
  readonly type: string;
  /** Types that tell more of the same: what is a part of those is told too, to readers who do not know them. */
  readonly within?: readonly string[];
  /** Types that leave it to be told beside them. */
  readonly beside?: readonly string[];
  /** What begins at this node, null for nothing. It may throw for what makes no sense, which says the same. */
  find(node: TraceNode, tables: Tables): Found | null;
}

export interface Found {
  /** All that it consists of, beginning with the message that sets it off; nothing else is told of them. */
  readonly nodes: readonly [TraceNode, ...TraceNode[]];
  readonly success: boolean;
  /** In the service's words and order of keys. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Who takes part besides those whose transactions it consists of. */
  readonly accounts?: readonly Address[];
}
