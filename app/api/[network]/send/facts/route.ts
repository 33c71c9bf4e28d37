import { answerMessage } from "@/lib/loaders/send/answer-message";
import { loadSendFacts } from "@/lib/loaders/send/load-send-facts";
import { ok } from "@/lib/toncenter/error";

/** As many requests to the service as a page makes. */
const COST = 3;

/** What the chain says about a message before it is sent. */
export function POST(
  request: Request,
  { params }: RouteContext<"/api/[network]/send/facts">,
): Promise<Response> {
  return answerMessage(
    request,
    params,
    async (network, message) => ok((await loadSendFacts(network.id, message)).facts),
    COST,
  );
}
