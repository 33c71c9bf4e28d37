import { loadAccount } from "@/lib/loaders/account/account";
import { decodeSegment, readAccount } from "@/lib/domain/account/read-account";
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
