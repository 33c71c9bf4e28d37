import { drawTransferCode } from "@/lib/loaders/account/account-qr-code";
import { readFriendlyAccount } from "@/lib/domain/account/read-account";
import { refuse, unlessLimited } from "@/lib/loaders/request/report-response";

const DAY = 86_400;

export function GET(
  _request: Request,
  { params }: RouteContext<"/api/[network]/qr/[address]">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const friendly = readFriendlyAccount((await params).address, network);
    if (!friendly.ok) return refuse(friendly.error);
    return new Response(drawTransferCode(friendly.value), {
      headers: { "Content-Type": "image/svg+xml", "Cache-Control": `public, max-age=${DAY}` },
    });
  });
}
