import { loadRound } from "@/lib/loaders/home/load-round";
import { publicReportResponse, unlessLimited } from "@/lib/loaders/request/report-response";

export function GET(_request: Request, { params }: RouteContext<"/api/[network]/round">): Promise<Response> {
  return unlessLimited(params, async ({ id }) => publicReportResponse(await loadRound(id)));
}
