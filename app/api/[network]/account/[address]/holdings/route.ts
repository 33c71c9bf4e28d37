import { loadHoldings } from "@/lib/loaders/account/load-account-holdings";
import { readAccount } from "@/lib/domain/account/read-account";
import { decodeSegment } from "@/lib/domain/filter/url-text";
import { refuse, publicReportResponse, unlessLimited } from "@/lib/loaders/request/report-response";

export function GET(
  _request: Request,
  { params }: RouteContext<"/api/[network]/account/[address]/holdings">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const { address } = await params;
    const read = readAccount(decodeSegment(address));
    return read.ok ? publicReportResponse(await loadHoldings(network.id, read.value)) : refuse(read.error);
  });
}
