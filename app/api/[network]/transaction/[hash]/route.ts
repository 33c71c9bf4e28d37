import { findTransaction } from "@/lib/loaders/find-transaction";
import { reportResponse, unlessLimited } from "@/lib/loaders/report-response";
import { hashInPath } from "@/lib/loaders/transaction";
import type { TransactionReport } from "@/lib/query/transaction-report";
import type { Hash } from "@/lib/ton/hash";
import { badInput } from "@/lib/toncenter/error";

/** Whether a hash leads to a transaction by now. */
export function GET(
  _request: Request,
  { params }: RouteContext<"/api/[network]/transaction/[hash]">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const hash = hashInPath((await params).hash);
    return reportResponse(hash === null ? NO_HASH : await search(network.id, hash));
  });
}

const NO_HASH: TransactionReport = { transaction: null, problem: badInput("this is no hash", "hash") };

async function search(network: string, hash: Hash): Promise<TransactionReport> {
  const found = await findTransaction(network, hash, "poll");
  return found.ok
    ? { transaction: found.value.transaction.hash, problem: null }
    : { transaction: null, problem: found.error };
}
