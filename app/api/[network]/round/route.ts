import { loadRound } from "@/lib/loaders/home/load-round";
import { reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";

export function GET(_request: Request, { params }: RouteContext<"/api/[network]/round">): Promise<Response> {
  return unlessLimited(params, async ({ id }) => reportResponse(await loadRound(id)));
}
