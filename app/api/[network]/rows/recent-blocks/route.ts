import { loadRecentBlocks } from "@/lib/loaders/home/recent-blocks";
import { reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";

export function GET(
  _request: Request,
  { params }: RouteContext<"/api/[network]/rows/recent-blocks">,
): Promise<Response> {
  return unlessLimited(params, async ({ id }) => reportResponse(await loadRecentBlocks(id, "poll")));
}
