import { readTyped } from "@/lib/loaders/account-page";
import { loadMessages } from "@/lib/loaders/messages";
import { readMessageFilter } from "@/lib/loaders/messages-filter";
import { refuse, reportResponse, unlessLimited } from "@/lib/loaders/report-response";
import { readPageRequest } from "@/lib/query/list/page-request";

export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/rows/messages">,
): Promise<Response> {
  return unlessLimited(params, async ({ id }) => {
    const query = new URL(request.url).searchParams;
    const account = readTyped(query.get("account") ?? "");
    if (!account.ok) return refuse(account.error);
    const filter = readMessageFilter(query);
    if (!filter.ok) return refuse(filter.error);
    const asked = readPageRequest(query);
    const lane = asked.poll ? "poll" : "person";
    return reportResponse(await loadMessages(id, account.value, filter.value, asked, lane));
  });
}
