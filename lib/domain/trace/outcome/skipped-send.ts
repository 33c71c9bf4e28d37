import type { Action } from "../../../toncenter/v3/v3-action";
import type { TraceStep } from "../trace-steps";

/**
 * Whether a vesting contract skipped the message that it was ordered to send, as it does with coins that are locked:
 * its transaction succeeds, so the service reports the order as successful.
 */
export function isSkippedSend({ details, transactions }: Action, steps: readonly TraceStep[]): boolean {
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
