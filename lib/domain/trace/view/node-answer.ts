import type { Hash } from "../../../ton/value/hash";

/** The node's data about a step of a trace, as named in URLs. */
export const NODE_PANELS = ["receiver", "sender", "cells"] as const;
export type NodePanel = (typeof NODE_PANELS)[number];

/** A transaction according to the node. */
export interface NodeAnswer {
  readonly panel: NodePanel;
  readonly hash: Hash;
  /** The transaction as a bag of cells. */
  readonly data: string;
}

export function readNodePanel(text: string | null): NodePanel | null {
  return NODE_PANELS.find((one) => one === text) ?? null;
}
