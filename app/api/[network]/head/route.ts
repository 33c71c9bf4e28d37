import { loadHead } from "@/lib/loaders/status/load-head";
import { publicReportResponse, unlessLimited } from "@/lib/loaders/request/report-response";

export function GET(_request: Request, { params }: RouteContext<"/api/[network]/head">): Promise<Response> {
  return unlessLimited(params, async (network) => publicReportResponse(await loadHead(network.id, "poll")));
}
