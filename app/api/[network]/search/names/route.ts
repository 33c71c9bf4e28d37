import { reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { findNames } from "@/lib/loaders/search/find-names";

/** Looks up a name for the search box, among the names that this explorer has seen. Makes no call. */
export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/search/names">,
): Promise<Response> {
  return unlessLimited(params, async (network) =>
    reportResponse(await findNames(network, new URL(request.url).searchParams.get("q") ?? "")),
  );
}
