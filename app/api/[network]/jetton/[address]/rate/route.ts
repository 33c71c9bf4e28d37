import { readAccount } from "@/lib/domain/account/read-account";
import { decodeSegment } from "@/lib/domain/filter/url-text";
import type { TokenRateReport } from "@/lib/domain/token/token-rate";
import { refuse, reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { loadTokenRates } from "@/lib/loaders/token/load-token-rates";

export function GET(
  _request: Request,
  { params }: RouteContext<"/api/[network]/jetton/[address]/rate">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const { address } = await params;
    const read = readAccount(decodeSegment(address));
    if (!read.ok) return refuse(read.error);
    const rates = await loadTokenRates(network.id, "panel");
    return reportResponse({ rate: rates?.get(read.value) ?? null } satisfies TokenRateReport);
  });
}
