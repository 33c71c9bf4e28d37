import { refuse, reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { loadTransactions } from "@/lib/loaders/transaction/transactions";
import { readTransactionFilter } from "@/lib/domain/transaction/read-transaction-filter";
import { readPageRequest } from "@/lib/domain/list/page-request";

export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/rows/transactions">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const query = new URL(request.url).searchParams;
    const filter = readTransactionFilter(query);
    if (!filter.ok) return refuse(filter.error);
    const asked = readPageRequest(query);
    return reportResponse(
      await loadTransactions(network.id, filter.value, asked, asked.poll ? "poll" : "person"),
    );
  });
}
