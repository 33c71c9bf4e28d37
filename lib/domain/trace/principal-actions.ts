import { actionRank } from "../action/action-rank";
import { isRecord } from "../action/detail-values";
import type { Address } from "../../ton/address/address";
import type { TraceAction } from "./trace-action";

/** Payments below 0.01 coins beside others are notifications. */
const DUST = 10_000_000n;

export interface RankedActions {
  /** What the trace was for: the actions of the highest rank, in their order. Empty only if there are none. */
  readonly principal: readonly TraceAction[];
  readonly others: readonly TraceAction[];
}

/** Divides the actions of a trace by what they say about its purpose. */
export function rankActions(actions: readonly TraceAction[], initiator: Address | null): RankedActions {
  const rankOf = ({ row, initiator: own }: TraceAction) =>
    actionRank(row.type, row.kind, own !== null && own === initiator);
  const best = Math.max(...actions.map(rankOf));
  const first = actions.filter((one) => rankOf(one) === best).toSorted(byTime);
  const notable = first.filter((one) => !isDust(one));
  const principal = notable.length === 0 ? first : notable;
  return { principal, others: actions.filter((one) => !principal.includes(one)).toSorted(byTime) };
}

function byTime(a: TraceAction, b: TraceAction): number {
  return a.lt === b.lt ? 0 : a.lt < b.lt ? -1 : 1;
}

function isDust({ row, fields }: TraceAction): boolean {
  const value = row.type === "ton_transfer" && isRecord(fields) ? fields["value"] : null;
  return typeof value === "bigint" && value < DUST;
}
