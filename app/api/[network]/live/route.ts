import { readLiveQuery } from "@/lib/domain/live/read-live-query";
import { liveHeaders, liveResponse } from "@/lib/loaders/live/live-stream";
import { refuse, unlessLimited } from "@/lib/loaders/request/report-response";

export function GET(request: Request, { params }: RouteContext<"/api/[network]/live">): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const last = request.headers.get("last-event-id") ?? searchParams.get("last") ?? "";
  const seqno = /^\d{1,10}$/.test(last) ? Number(last) : null;
  return unlessLimited(params, (network) => {
    const subjects = readLiveQuery(searchParams);
    return Promise.resolve(
      subjects.ok ? liveResponse(network.id, seqno, subjects.value) : refuse(subjects.error),
    );
  });
}

/** Without this, Next would run all of GET for it. */
export function HEAD(_request: Request, { params }: RouteContext<"/api/[network]/live">): Promise<Response> {
  return unlessLimited(params, () => Promise.resolve(liveHeaders()));
}
