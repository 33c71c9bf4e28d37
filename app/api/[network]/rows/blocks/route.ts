import { loadBlocks } from "@/lib/loaders/block/blocks";
import { readBlockFilter } from "@/lib/domain/block/read-block-filter";
import { reportResponse, refuse, unlessLimited } from "@/lib/loaders/request/report-response";
import { readPageRequest } from "@/lib/domain/list/page-request";

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
