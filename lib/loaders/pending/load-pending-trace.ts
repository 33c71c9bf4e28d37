import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import type { Network } from "../../gateway/networks";
import type { PendingTrace } from "../../domain/trace/view/pending-trace";
import { emulatedSentence } from "../../domain/trace/outcome/trace-outcome";
import type { Hash } from "../../ton/value/hash";
import { pendingTraces } from "../../toncenter/v3/v3-trace";
import { traceOf } from "../trace/load-trace";

/** A pending trace by the external message that started it; null if there is none. One call. */
export async function loadPendingTrace(
  network: Pick<Network, "id" | "coin" | "testnet">,
  message: Hash,
  lane: Lane,
): Promise<PendingTrace | null> {
  const answer = await gatewayOf(network.id).call(pendingTraces, { ext_msg_hash: [message] }, { lane });
  if (!answer.ok) return null;
  const { value } = answer.value;
  const trace = value.traces.find(({ transactions }) => transactions !== null);
  if (trace === undefined) return null;
  const { view, actions, outcome } = traceOf(network, trace, value);
  return view.rows.length === 0 ? null : { sentence: emulatedSentence(outcome.counts), view, actions };
}
