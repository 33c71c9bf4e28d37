import { answerMessage } from "@/lib/loaders/send/answer-message";
import { loadSimulation } from "@/lib/loaders/simulation/load-simulation";

/** About as many calls as a message with a few recipients needs. */
const COST = 8;

/** What the chain would make of a message. Nothing is sent. */
export function POST(
  request: Request,
  { params }: RouteContext<"/api/[network]/simulate">,
): Promise<Response> {
  return answerMessage(request, params, loadSimulation, COST);
}
