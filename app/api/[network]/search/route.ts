import { refuse, reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { loadHashReport } from "@/lib/loaders/search/hash-report";
import { tryHash } from "@/lib/ton/value/hash";
import { badInput } from "@/lib/toncenter/error";

/** Looks up a hash for the search box. All other inputs are recognized without a call. */
export function GET(request: Request, { params }: RouteContext<"/api/[network]/search">): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const hash = tryHash(new URL(request.url).searchParams.get("hash") ?? "");
    return hash === null
      ? refuse(badInput("the parameter hash is not a hash"))
      : reportResponse(await loadHashReport(network.id, hash));
  });
}
