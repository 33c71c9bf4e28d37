import type { Address } from "@/lib/ton/address/address";
import type { Tables } from "../index-tables";
import type { TraceNode } from "./trace-node";

/** An action type and how to find it in a trace. */
export interface ActionKind {
  /** The service's name for the type. */
  readonly type: string;
  /** More specific types; this one is also written as a part of them, for clients that do not support those. */
  readonly within?: readonly string[];
  /** Types whose nodes this one may use too, as an independent action. */
  readonly beside?: readonly string[];
  /** The action that begins at this node, or null. May throw for malformed data, which counts as null. */
  find(node: TraceNode, tables: Tables): FoundAction | null;
}

export interface FoundAction {
  /** The nodes that the action claims, beginning with the message that causes it. */
  readonly nodes: readonly [TraceNode, ...TraceNode[]];
  readonly success: boolean;
  /** With the service's keys, in its order. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Participants besides the accounts of the nodes. */
  readonly accounts?: readonly Address[];
}
