import { reportResponse, unlessLimited } from "@/lib/loaders/report-response";
import { loadStatus } from "@/lib/loaders/status";

export function GET(_request: Request, { params }: RouteContext<"/api/[network]/status">): Promise<Response> {
  return unlessLimited(params, async (network) => reportResponse(await loadStatus(network, "poll")));
}
