import type { Action } from "../../../toncenter/v3/v3-action";
import type { Transaction } from "../../../toncenter/v3/v3-transaction";
import { messageKind } from "../../message/message-kind";
import { sentNothing } from "../../transaction/skipped-actions";
import type { TraceStep } from "../trace-steps";

/** Whether an action came to nothing, although the service reports it as successful. */
export function isUndone(action: Action, steps: readonly TraceStep[]): boolean {
  return isSkippedSend(action, steps) || isEmptyOrder(action, steps);
}

/** An external message that caused nothing is a call for the service, whatever the contract was to send. */
function isEmptyOrder({ details, transactions }: Action, steps: readonly TraceStep[]): boolean {
  if (details.type !== "call_contract" || details.fields.source !== null) return false;
  return steps.some(
    ({ transaction }) =>
      transaction !== null &&
      transactions.includes(transaction.hash) &&
      sentNothing(transaction.description?.action ?? null, isOrder(transaction)),
  );
}

const isOrder = ({ in_msg }: Transaction) => in_msg !== null && messageKind(in_msg) === "external";

/**
 * Whether a vesting contract skipped the message that it was ordered to send, as it does with coins that are locked:
 * its transaction succeeds, so the service reports the order as successful.
 */
function isSkippedSend({ details, transactions }: Action, steps: readonly TraceStep[]): boolean {
  if (details.type !== "vesting_send_message") return false;
  const { vesting, destination } = details.fields;
  const own = steps.flatMap(({ transaction }) =>
    transaction !== null && transaction.account === vesting && transactions.includes(transaction.hash)
      ? [transaction]
      : [],
  );
  return (
    own.some(({ description }) => (description?.action?.skipped_actions ?? 0) > 0) &&
    !own.some(({ out_msgs }) => out_msgs.some((message) => message.destination === destination))
  );
}
