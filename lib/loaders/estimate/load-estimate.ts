import "server-only";
import { estimateAssumptions } from "../../domain/estimate/estimate-assumptions";
import { UNKNOWN_ACCOUNT } from "../../domain/estimate/estimate-problems";
import { estimatedParts } from "../../domain/estimate/estimated-parts";
import type { EstimateQuery } from "../../domain/estimate/estimate-query";
import type { EstimateReport } from "../../domain/estimate/estimate-report";
import { plannedSends } from "../../domain/estimate/planned-sends";
import { exceedsBalance } from "../../domain/send/send-subject";
import { fail, ok, type Result } from "../../toncenter/error";
import { estimateMessage, loadDestination } from "../send/load-send-facts";

/** Two calls: the account, and the fees of the message for it. */
export async function loadEstimate(network: string, query: EstimateQuery): Promise<Result<EstimateReport>> {
  const account = query.is === "message" ? query.opened.destination : query.from;
  const { state, problem } = await loadDestination(network, account);
  if (state === null) return fail(problem ?? UNKNOWN_ACCOUNT);
  const parts = estimatedParts(query, state);
  if (!parts.ok) return parts;
  const { fees, feesProblem } = await estimateMessage(network, parts.value, state);
  return ok({
    account,
    state,
    fees,
    problem: feesProblem,
    isTooMuch: exceedsBalance(plannedSends(query, state.kind), state.balance),
    assumptions: estimateAssumptions(query, state.status),
  });
}
