import { readJsonObject } from "@/lib/gateway/proxy/request-body";
import { isFromOtherSite } from "@/lib/gateway/proxy/same-site";
import { maxBodyBytesOf } from "@/lib/gateway/operation-policy";
import { openTypedMessage } from "@/lib/domain/send/read-typed-message";
import { refuse, reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { loadSendFacts } from "@/lib/loaders/send/load-send-facts";
import { badInput } from "@/lib/toncenter/error";
import { estimateFee } from "@/lib/toncenter/v2/v2-send";

/** As many requests to the service as a page makes. */
const COST = 3;

/** What the chain says of a message before it is sent. A POST, since messages are longer than URLs. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/api/[network]/send/facts">,
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
      return reportResponse((await loadSendFacts(network.id, opened.value)).facts);
    },
    COST,
  );
}
