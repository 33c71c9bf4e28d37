import { loadBlocks } from "@/lib/loaders/blocks";
import { readBlockFilter } from "@/lib/loaders/blocks-filter";
import { reportResponse, refuse, unlessLimited } from "@/lib/loaders/report-response";
import { readPageRequest } from "@/lib/query/list/page-request";

export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/rows/blocks">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const query = new URL(request.url).searchParams;
    const filter = readBlockFilter(query);
    if (!filter.ok) return refuse(filter.error);
    const asked = readPageRequest(query);
    return reportResponse(await loadBlocks(network.id, asked, asked.poll ? "poll" : "person", filter.value));
  });
}
