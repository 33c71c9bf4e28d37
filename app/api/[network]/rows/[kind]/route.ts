import { ROWS } from "@/lib/loaders/list/rows-route";
import { refuse, publicReportResponse, unlessLimited } from "@/lib/loaders/request/report-response";

/** Further rows of any list. */
export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/rows/[kind]">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const load = ROWS.get((await params).kind);
    if (load === undefined) return refuse({ kind: "not-found", message: "unknown list" });
    const page = await load(network, new URL(request.url).searchParams);
    return page.ok ? publicReportResponse(page.value) : refuse(page.error);
  });
}
