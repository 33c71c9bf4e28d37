import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import { isNotOffered, outcomeOfError } from "../../domain/send/send-outcome";
import type { SendReport } from "../../domain/send/send-report";
import type { SendableMessage } from "../../ton/sending/sendable-message";
import { WALLETS_OF_LAYOUT } from "../../ton/sending/signed-order";
import type { ApiError } from "../../toncenter/error";
import { sendBoc, sendBocReturnHash } from "../../toncenter/v2/v2-send";
import { message as sendToIndex } from "../../toncenter/v3/v3-legacy";
import { sentMessages } from "./sent-messages";

/** The operations that send, the best first. The next one is tried only if the service does not have the one before. */
const WAYS = [sendBocReturnHash, sendBoc, sendToIndex] as const;

/** Sends a message once: the same message is not sent again, however often and by whomever that is requested. */
export function sendMessage(
  network: string,
  {
    boc,
    normalizedHash: hash,
    order,
    destination,
  }: Pick<SendableMessage, "boc" | "normalizedHash" | "order" | "destination">,
  again: boolean,
): Promise<SendReport> {
  sentMessages().noteDestination(network, hash, destination);
  return sentMessages().once(network, hash, again, async () => {
    const problem = await trySending(network, boc);
    const kind = order === null ? null : WALLETS_OF_LAYOUT[order.layout];
    const outcome = problem === null ? "sent" : outcomeOfError(problem);
    return { hash, outcome, atMs: Date.now(), repeated: false, problem, kind };
  });
}

/** Null when a node has accepted it. It continues if the sender disconnects. */
async function trySending(network: string, boc: string): Promise<ApiError | null> {
  let error: ApiError | null = null;
  for (const way of WAYS) {
    const answer = await gatewayOf(network).forward(way, { boc }, { lane: "interactive" });
    if (answer.ok) return null;
    ({ error } = answer);
    if (!isNotOffered(error)) return error;
  }
  return error;
}
