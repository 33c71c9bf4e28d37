import { reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { loadStatus } from "@/lib/loaders/status/load-status";

export function GET(_request: Request, { params }: RouteContext<"/api/[network]/status">): Promise<Response> {
  return unlessLimited(params, async (network) => reportResponse(await loadStatus(network, "poll")));
}
