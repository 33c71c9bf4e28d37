import type { Network } from "@/lib/gateway/networks";
import { findTransaction } from "@/lib/loaders/transaction/find-transaction";
import { loadPendingTrace } from "@/lib/loaders/pending/load-pending-trace";
import { reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { hashInPath } from "@/lib/loaders/transaction/load-transaction";
import type { TransactionReport } from "@/lib/domain/transaction/transaction-report";
import type { Hash } from "@/lib/ton/value/hash";
import { badInput } from "@/lib/toncenter/error";

/** Whether a hash leads to a transaction by now; until then, its pending trace. Makes at most three calls. */
export function GET(
  _request: Request,
  { params }: RouteContext<"/api/[network]/transaction/[hash]">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const hash = hashInPath((await params).hash);
    return reportResponse(hash === null ? NO_HASH : await search(network, hash));
  });
}

const NO_HASH: TransactionReport = {
  transaction: null,
  problem: badInput("not a hash", "hash"),
  pending: null,
};

async function search(network: Network, hash: Hash): Promise<TransactionReport> {
  const found = await findTransaction(network.id, hash, "poll");
  if (found.ok) return { transaction: found.value.transaction.hash, problem: null, pending: null };
  const isComing = found.error.kind === "not-yet";
  const pending = isComing ? await loadPendingTrace(network, hash, "poll") : null;
  return { transaction: null, problem: found.error, pending };
}
