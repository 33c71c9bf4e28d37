import { counted, numberText } from "../../text/counted";

interface CountedActions {
  readonly tot_actions: number | null;
  readonly skipped_actions: number | null;
  readonly msgs_created: number | null;
}

/**
 * Actions that could not be done, and were sent in a mode that ignores this: the transaction succeeds without them.
 */
export interface SkippedActions {
  /** In a few words: "1 of 2 actions skipped". */
  readonly text: string;
  /** Nothing at all was carried out. */
  readonly isAll: boolean;
  readonly sentence: string;
}

/** Null if none were skipped. The total includes actions that send nothing, as those that reserve coins or set code. */
export function skippedActionsOf(action: CountedActions | null): SkippedActions | null {
  const skipped = action?.skipped_actions ?? 0;
  if (action === null || skipped <= 0) return null;
  const { tot_actions: total, msgs_created: created } = action;
  const text =
    total === null
      ? `${counted(skipped, "action")} skipped`
      : `${numberText(skipped)} of ${numberText(total)} actions skipped`;
  const isAll = total !== null && skipped >= total && (created ?? 0) === 0;
  const reason = `${text} (errors ignored).`;
  const rest = created === 0 ? " No message was sent." : "";
  return { text, isAll, sentence: isAll ? `Nothing sent: ${reason}` : `${reason}${rest}` };
}

/**
 * Whether a transaction did nothing of what it was called for. External messages are orders to send something; a
 * contract called by another one has done its work when its code ran, and often skips only the return of excess coins.
 */
export function sentNothing(action: CountedActions | null, isExternal: boolean): boolean {
  return isExternal && skippedActionsOf(action)?.isAll === true;
}
