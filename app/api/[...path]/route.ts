import { refuse } from "@/lib/loaders/request/report-response";
import { currentRequest } from "@/lib/gateway/visitor/request-context";
import { visitorLimit } from "@/lib/gateway/visitor/visitor-limit";

/** Whatever is below /api and is no route of it. Without this route, Next would render the page for unknown URLs. */
function answer(): Response {
  const { address = "unknown" } = currentRequest() ?? {};
  const admitted = visitorLimit().admit(address, 1);
  return refuse(admitted.ok ? { kind: "not-found", message: "unknown route of the API" } : admitted.error);
}

export { answer as GET, answer as POST };
