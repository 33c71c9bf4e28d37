import { loadLatestActions } from "@/lib/loaders/home/latest-actions";
import { reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";

export function GET(
  _request: Request,
  { params }: RouteContext<"/api/[network]/rows/latest-actions">,
): Promise<Response> {
  return unlessLimited(params, async (network) => reportResponse(await loadLatestActions(network, "poll")));
}
