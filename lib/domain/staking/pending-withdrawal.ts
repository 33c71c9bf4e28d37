import type { OpenedList } from "../list/opened-list";
import type { NominatorEventsQuery } from "./pool-event-queries";
import type { NominatorEventRow } from "./pool-event-rows";

/** Whether a withdrawal of a nominator is waiting, according to its newest event. */
export type PendingWithdrawal =
  | { readonly is: "none" }
  /** Its request, or the oldest loaded event since. Unix seconds. */
  | { readonly is: "requested"; readonly at: number }
  /** The newest event is not in the list. */
  | { readonly is: "unknown" };

/** The events are those of one nominator in one pool, the newest first. */
export function pendingWithdrawal(
  opened: OpenedList<NominatorEventRow, NominatorEventsQuery>,
): PendingWithdrawal {
  if (opened.problem !== null || opened.page.problem !== null) return { is: "unknown" };
  const { query, position, page } = opened;
  if (query.from !== null || query.until !== null || position.pin !== null) return { is: "unknown" };
  const known = page.rows.filter(({ isLeaving }) => isLeaving !== null);
  const end = known.findIndex(({ isLeaving }) => isLeaving === false);
  const since = end === -1 ? known : known.slice(0, end);
  const request = since.at(-1);
  return request === undefined ? { is: "none" } : { is: "requested", at: request.at };
}
