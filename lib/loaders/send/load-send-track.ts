import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import type { TrackReport, TrackStage } from "../../domain/send/send-track-report";
import { rowsOfTraces, stageOfMessage } from "../../domain/pending/make-pending-rows";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Hash } from "../../ton/value/hash";
import type { ApiError } from "../../toncenter/error";
import { pendingTransactions } from "../../toncenter/v3/v3-transaction-lists";
import { pendingTraces, traces, type Trace } from "../../toncenter/v3/v3-trace";
import { sentMessages } from "./sent-messages";

const NOTHING = { transaction: null, isComplete: false, transactions: 0 } as const;

/**
 * The track of a sent message. One call while its trace is pending, two when it is final; before there is a trace one
 * more, for the transaction at its destination, if this server has sent the message.
 */
export async function loadSendTrack(
  { id, coin }: Pick<PageNetwork, "id" | "coin">,
  hash: Hash,
  lane: Lane,
): Promise<TrackReport> {
  const pending = await gatewayOf(id).call(pendingTraces, { ext_msg_hash: [hash] }, { lane });
  if (!pending.ok) return failed(pending.error);
  const [row] = rowsOfTraces(pending.value.value, coin);
  const { asOfMs, refreshError: problem } = pending.value;
  // A pending trace that is marked as final will soon be among the final ones.
  if (row !== undefined && row.stage !== "finalized")
    return { ...NOTHING, stage: row.stage, transactions: row.size?.inBlock ?? 0, problem, asOfMs };
  const final = await gatewayOf(id).call(traces, { msg_hash: [hash], limit: 1 }, { lane });
  if (!final.ok && final.error.kind !== "not-found") return failed(final.error);
  const trace = final.ok ? final.value.value.traces[0] : undefined;
  if (trace !== undefined) return { ...finalTrace(trace), problem, asOfMs };
  const stage = row === undefined ? await earlyStage(id, hash, lane) : "confirmed";
  return { ...NOTHING, stage, problem, asOfMs };
}

/** A transaction can be pending before its trace is assembled. */
async function earlyStage(network: string, hash: Hash, lane: Lane): Promise<TrackStage> {
  const destination = sentMessages().destinationOf(network, hash);
  if (destination === null) return "unseen";
  const answer = await gatewayOf(network).call(pendingTransactions, { account: [destination] }, { lane });
  const stage = answer.ok ? stageOfMessage(answer.value.value.transactions, hash) : null;
  // It is not among the final traces yet.
  return stage === "finalized" ? "confirmed" : (stage ?? "unseen");
}

function failed(problem: ApiError): TrackReport {
  return { ...NOTHING, stage: null, problem, asOfMs: Date.now() };
}

/** A trace that is too large to be sent contains no transactions, and is identified by its first one. */
function finalTrace(
  trace: Trace,
): Pick<TrackReport, "stage" | "transaction" | "isComplete" | "transactions"> {
  const { trace_id, transactions_order, trace_info: info, is_incomplete } = trace;
  return {
    stage: "finalized",
    transaction: transactions_order?.[0] ?? trace_id,
    isComplete: is_incomplete !== true && (info?.pending_messages ?? 0) === 0,
    transactions: info?.transactions ?? transactions_order?.length ?? 0,
  };
}
