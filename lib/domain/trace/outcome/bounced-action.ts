import type { Action } from "../../../toncenter/v3/v3-action";
import type { ActionNames } from "../../action/action-names";
import type { ActionRow } from "../../action/action-row";
import { failureCause, PAYMENTS } from "./failure-cause";
import { traceAction } from "../trace-action";
import { childrenOf, traceTree } from "../trace-steps";

/** Whether an action may have come back to its sender; only its transactions can tell. */
export function isFailedPayment({ type, failed, pending }: ActionRow): boolean {
  return failed && !pending && PAYMENTS.has(type);
}

/**
 * Whether a payment came back to its sender. Same rule as for the headline of its trace, applied to the action's own
 * transactions.
 */
export function hasBounced(action: Action, names: ActionNames): boolean {
  const transactions = Object.fromEntries((action.transactions_full ?? []).map((one) => [one.hash, one]));
  const { steps } = traceTree({ trace: null, transactions });
  return failureCause(traceAction(action, names), steps, childrenOf(steps), () => [])?.isBounce ?? false;
}
