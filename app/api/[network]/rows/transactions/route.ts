import { reportResponse, unlessLimited } from "@/lib/loaders/report-response";
import { loadTransactions, noTransactions, readTransactionsOf } from "@/lib/loaders/transactions";
import { readPageRequest } from "@/lib/query/list/page-request";

export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/rows/transactions">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const query = new URL(request.url).searchParams;
    const filter = readTransactionsOf(query);
    if (!filter.ok) return reportResponse(noTransactions(filter.error));
    const asked = readPageRequest(query);
    return reportResponse(
      await loadTransactions(network.id, filter.value, asked, asked.poll ? "poll" : "person"),
    );
  });
}
