import { liveHeadHeaders, liveHeadResponse } from "@/lib/loaders/status/head-stream";
import { unlessLimited } from "@/lib/loaders/request/report-response";

export function GET(request: Request, { params }: RouteContext<"/api/[network]/live">): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const last = request.headers.get("last-event-id") ?? searchParams.get("last") ?? "";
  const seqno = /^\d{1,10}$/.test(last) ? Number(last) : null;
  return unlessLimited(params, (network) => Promise.resolve(liveHeadResponse(network.id, seqno)));
}

/** Next would answer it by the whole of GET. */
export function HEAD(_request: Request, { params }: RouteContext<"/api/[network]/live">): Promise<Response> {
  return unlessLimited(params, () => Promise.resolve(liveHeadHeaders()));
}
