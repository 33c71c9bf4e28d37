import { readBlockAddress } from "@/lib/loaders/block-address";
import { loadBlockTransactions } from "@/lib/loaders/block-content";
import { pageResponse, refuse, unlessLimited } from "@/lib/loaders/report-response";
import { readPageRequest } from "@/lib/query/list/page-request";

/** Further transactions of a block. */
export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/rows/block/[...id]">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const address = readBlockAddress((await params).id);
    if (!address.ok) return refuse(address.error);
    const asked = readPageRequest(new URL(request.url).searchParams);
    return pageResponse(
      await loadBlockTransactions(network.id, address.value.id, asked, asked.poll ? "poll" : "person"),
    );
  });
}
