import type { Node } from "../node/node";

/** What the interfaces need of the node behind them. */
export type ApiNode = Pick<Node, "store" | "chain" | "index" | "pending" | "genesis" | "now" | "submit">;
