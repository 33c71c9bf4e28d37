import { readSmallBoc } from "../../ton/cell/small-boc";
import { readOrderSteps, type OrderSteps } from "../../ton/multisig/order-steps";
import type { MultisigOrder } from "../../toncenter/v3/v3-multisig";

/** The actions of an order, read from its cells. */
export function stepsOf({ order_boc: boc }: Pick<MultisigOrder, "order_boc">): OrderSteps | null {
  const read = boc === null ? null : readSmallBoc(boc);
  return read?.is === "read" ? readOrderSteps(read.graph, read.graph.roots[0] ?? -1) : null;
}
