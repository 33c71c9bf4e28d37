import { refuse, reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { readWatched } from "@/lib/domain/private/read-watched";
import { loadWatched } from "@/lib/loaders/private/load-watched";

export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/rows/accounts">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const addresses = readWatched(new URL(request.url).searchParams);
    if (!addresses.ok) return refuse(addresses.error);
    const report = await loadWatched(network.id, addresses.value, "panel");
    return report.ok ? reportResponse(report.value) : refuse(report.error);
  });
}
