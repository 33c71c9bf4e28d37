import { liveHeadHeaders, liveHeadResponse } from "@/lib/loaders/status/head-stream";
import { unlessLimited } from "@/lib/loaders/request/report-response";

export function GET(_request: Request, { params }: RouteContext<"/api/[network]/live">): Promise<Response> {
  return unlessLimited(params, (network) => Promise.resolve(liveHeadResponse(network.id)));
}

/** Next would answer it by the whole of GET. */
export function HEAD(_request: Request, { params }: RouteContext<"/api/[network]/live">): Promise<Response> {
  return unlessLimited(params, () => Promise.resolve(liveHeadHeaders()));
}
