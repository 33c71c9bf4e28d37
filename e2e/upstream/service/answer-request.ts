import type { Endpoint } from "../../../lib/toncenter/endpoint";
import { findEndpoint } from "../../../lib/toncenter/endpoints";
import type { Chain } from "../chain/chain";
import type { Incoming } from "./incoming-request";
import { parseParams } from "./parse-params";
import { extra, refusal, Refused, success, type Reply } from "./refusal";
import { sampleOf } from "./sample-answers";
import { V2_HANDLERS } from "./v2-handlers";
import { V3_HANDLERS } from "./v3-handlers";

/** Answers a request as a healthy service would. */
export function answerRequest(chain: Chain, incoming: Incoming): Reply {
  const { version } = incoming;
  try {
    if (incoming.broken !== null) throw new Refused(incoming.broken.status, incoming.broken.message);
    const body = answerBody(chain, endpointOf(incoming), incoming);
    return success(version === "v2" ? { ok: true, result: body, "@extra": extra() } : body);
  } catch (error) {
    if (error instanceof Refused) return refusal(version, error.status, error.message);
    throw error;
  }
}

function answerBody(chain: Chain, endpoint: Endpoint, { raw }: Incoming): unknown {
  const params = parseParams(endpoint, raw);
  const handlers = endpoint.version === "v2" ? V2_HANDLERS : V3_HANDLERS;
  const handler = handlers.get(endpoint.path);
  return handler === undefined ? sampleOf(endpoint, params) : handler(chain, params);
}

/** v2 accepts POST for reads too; v3 has its own errors for wrong paths and methods. */
function endpointOf({ version, method, path }: Incoming): Endpoint {
  const post = method === "POST" ? findEndpoint(version, "POST", path) : null;
  const isRead = method === "GET" || (method === "POST" && version === "v2");
  const endpoint = post ?? (isRead ? findEndpoint(version, "GET", path) : null);
  if (endpoint !== null) return endpoint;
  if (version === "v2") {
    const isKnown = findEndpoint(version, "POST", path) !== null;
    throw isKnown ? new Refused(405, `method ${method} is not supported`) : new Refused(404, "Not Found");
  }
  const isKnown = findEndpoint(version, "POST", path) !== null || findEndpoint(version, "GET", path) !== null;
  throw new Refused(
    500,
    `internal server error: ${isKnown ? "Method Not Allowed" : `Cannot ${method} /api/v3/${path}`}`,
  );
}
