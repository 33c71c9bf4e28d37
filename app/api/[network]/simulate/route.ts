import { readJsonObject } from "@/lib/gateway/proxy/request-body";
import { isFromOtherSite } from "@/lib/gateway/proxy/same-site";
import { maxBodyBytesOf } from "@/lib/gateway/operation-policy";
import { openTypedMessage } from "@/lib/domain/send/read-typed-message";
import { refuse, reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { loadSimulation } from "@/lib/loaders/simulation/load-simulation";
import { badInput } from "@/lib/toncenter/error";
import { estimateFee } from "@/lib/toncenter/v2/v2-send";

/** About as many calls as a message with a few recipients needs. */
const COST = 8;

/** What the chain would make of a message. Nothing is sent. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/api/[network]/simulate">,
): Promise<Response> {
  if (isFromOtherSite(request.headers))
    return new Response("cross-site requests are not allowed", { status: 403 });
  return unlessLimited(
    params,
    async (network) => {
      const body = await readJsonObject(request, maxBodyBytesOf(estimateFee));
      if (!body.ok) return refuse(badInput(body.error.message));
      const { boc } = body.value;
      const opened = openTypedMessage(typeof boc === "string" ? boc : "");
      if (!opened.ok) return refuse(opened.error);
      const report = await loadSimulation(network, opened.value);
      return report.ok ? reportResponse(report.value) : refuse(report.error);
    },
    COST,
  );
}
