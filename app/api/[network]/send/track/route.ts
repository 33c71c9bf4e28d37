import { refuse, reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { loadSendTrack } from "@/lib/loaders/send/load-send-track";
import { tryHash } from "@/lib/ton/value/hash";
import { badInput } from "@/lib/toncenter/error";

/** The track of a sent message. */
export function GET(
  request: Request,
  { params }: RouteContext<"/api/[network]/send/track">,
): Promise<Response> {
  return unlessLimited(params, async (network) => {
    const hash = tryHash(new URL(request.url).searchParams.get("hash") ?? "");
    if (hash === null) return refuse(badInput("Not a message hash.", "hash"));
    return reportResponse(await loadSendTrack(network, hash, "poll"));
  });
}
