import { isOwnOnly } from "@/lib/loaders/block/block";
import { readBlockAddress } from "@/lib/domain/block/block-address";
import { loadBlockTransactions } from "@/lib/loaders/block/block-content";
import { loadBlockMessages } from "@/lib/loaders/block/block-messages";
import { reportResponse, refuse, unlessLimited } from "@/lib/loaders/request/report-response";
import { readPageRequest } from "@/lib/domain/list/page-request";

/** Further transactions of a block, or further messages. */
export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/rows/block/[...id]">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const address = readBlockAddress((await params).id);
    if (!address.ok) return refuse(address.error);
    const { id, tab } = address.value;
    const query = new URL(request.url).searchParams;
    const { poll, ...asked } = readPageRequest(query);
    const load = tab === "messages" ? loadBlockMessages : loadBlockTransactions;
    const wanted = { ...asked, own: isOwnOnly(query, id) };
    return reportResponse(await load(network.id, id, wanted, poll ? "poll" : "person"));
  });
}
