import { isRecord } from "../../../text/is-record";
import { actionRank } from "../../action/action-rank";
import type { Address } from "../../../ton/address/address";
import type { TraceAction } from "../trace-action";

/** Payments below 0.01 coins beside others count as notifications. */
const DUST = 10_000_000n;

export interface RankedActions {
  /**
   * What the trace was for: the actions of the highest rank, then the payments that its initiator made beside them.
   * Empty only if there are no actions.
   */
  readonly principal: readonly TraceAction[];
  readonly others: readonly TraceAction[];
}

/** Divides the actions of a trace by what they say about its purpose. */
export function rankActions(actions: readonly TraceAction[], initiator: Address | null): RankedActions {
  const isOwn = ({ initiator: own }: TraceAction) => own !== null && own === initiator;
  const rankOf = (action: TraceAction) => actionRank(action.row.type, action.row.kind, isOwn(action));
  const best = Math.max(...actions.map(rankOf));
  const first = actions.filter((one) => rankOf(one) === best).toSorted(byTime);
  const payments = actions.filter(
    (one) => one.row.kind === "transfer" && isOwn(one) && rankOf(one) < best && !isDust(one),
  );
  const notable = first.filter((one) => !isDust(one));
  const principal = [...(notable.length === 0 ? first : notable), ...payments.toSorted(byTime)];
  return { principal, others: actions.filter((one) => !principal.includes(one)).toSorted(byTime) };
}

function byTime(a: TraceAction, b: TraceAction): number {
  return a.lt === b.lt ? 0 : a.lt < b.lt ? -1 : 1;
}

function isDust({ row, fields }: TraceAction): boolean {
  const value = row.type === "ton_transfer" && isRecord(fields) ? fields["value"] : null;
  return typeof value === "bigint" && value < DUST;
}
