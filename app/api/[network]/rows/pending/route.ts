import { loadPending } from "@/lib/loaders/pending/load-pending";
import { readAwaitedMessages, readPendingQuery } from "@/lib/domain/pending/read-pending-query";
import { refuse, reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { badInput } from "@/lib/toncenter/error";

export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/rows/pending">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const query = new URL(request.url).searchParams;
    const subject = readPendingQuery(query);
    if (!subject.ok) return refuse(subject.error);
    if (subject.value === null) return refuse(badInput("Parameter “of” is missing.", "of"));
    return reportResponse(await loadPending(network, subject.value, readAwaitedMessages(query), "poll"));
  });
}
