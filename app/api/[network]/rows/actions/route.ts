import { readTyped } from "@/lib/loaders/account/account-page";
import { loadActions } from "@/lib/loaders/action/actions";
import { readActionFilter } from "@/lib/domain/action/read-action-filter";
import { refuse, reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { readPageRequest } from "@/lib/domain/list/page-request";

export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/rows/actions">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const query = new URL(request.url).searchParams;
    const account = readTyped(query.get("account") ?? "");
    if (!account.ok) return refuse(account.error);
    const filter = readActionFilter(query);
    if (!filter.ok) return refuse(filter.error);
    const asked = readPageRequest(query);
    const lane = asked.poll ? "poll" : "person";
    return reportResponse(await loadActions(network, account.value, filter.value, asked, lane));
  });
}
