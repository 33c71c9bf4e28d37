import { loadAccount } from "@/lib/loaders/account/account";
import { readTyped, typedIn } from "@/lib/loaders/account/account-page";
import { reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";

export function GET(
  _request: Request,
  { params }: RouteContext<"/api/[network]/account/[address]">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const { address } = await params;
    const read = readTyped(typedIn(address));
    return reportResponse(
      read.ok ? await loadAccount(network.id, read.value, "poll") : { error: read.error },
    );
  });
}
