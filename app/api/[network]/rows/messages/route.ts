import { readTyped } from "@/lib/loaders/account/account-page";
import { loadAccountMessages, loadMessages } from "@/lib/loaders/message/messages";
import { readAccountMessageFilter, readMessageFilter } from "@/lib/domain/message/read-message-filter";
import { refuse, reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { readPageRequest } from "@/lib/domain/list/page-request";

export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/rows/messages">,
): Promise<Response> {
  return unlessLimited(params, async ({ id }) => {
    const query = new URL(request.url).searchParams;
    const asked = readPageRequest(query);
    const lane = asked.poll ? "poll" : "person";
    const typed = query.get("account");
    if (typed === null) {
      const filter = readMessageFilter(query);
      if (!filter.ok) return refuse(filter.error);
      return reportResponse(await loadMessages(id, filter.value, asked, lane));
    }
    const account = readTyped(typed);
    if (!account.ok) return refuse(account.error);
    const filter = readAccountMessageFilter(query);
    if (!filter.ok) return refuse(filter.error);
    return reportResponse(await loadAccountMessages(id, account.value, filter.value, asked, lane));
  });
}
