import { refuse, reportResponse, unlessLimited } from "@/lib/loaders/report-response";
import { loadTransactions } from "@/lib/loaders/transactions";
import { readTransactionFilter } from "@/lib/loaders/transactions-filter";
import { readPageRequest } from "@/lib/query/list/page-request";

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
