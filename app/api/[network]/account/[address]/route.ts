import { loadAccount } from "@/lib/loaders/account/account";
import { readAccount } from "@/lib/domain/account/read-account";
import { decodeSegment } from "@/lib/domain/filter/url-text";
import { publicReportResponse, unlessLimited } from "@/lib/loaders/request/report-response";

export function GET(
  _request: Request,
  { params }: RouteContext<"/api/[network]/account/[address]">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const { address } = await params;
    const read = readAccount(decodeSegment(address));
    return publicReportResponse(
      read.ok ? await loadAccount(network.id, read.value, "poll") : { error: read.error },
    );
  });
}
