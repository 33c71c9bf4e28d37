import { loadBlocks } from "@/lib/loaders/blocks";
import { pageResponse, unlessLimited } from "@/lib/loaders/report-response";
import { readPageRequest } from "@/lib/query/list/page-request";

export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/rows/blocks">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const asked = readPageRequest(new URL(request.url).searchParams);
    return pageResponse(await loadBlocks(network.id, asked, asked.poll ? "poll" : "person"));
  });
}
