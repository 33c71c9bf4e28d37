import type { Node } from "../node/node";

/** The part of the node that v2 and v3 use. */
export type ApiNode = Pick<Node, "store" | "chain" | "index" | "pending" | "genesis" | "now" | "submit">;
