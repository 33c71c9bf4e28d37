import type { ApiError } from "../../toncenter/error";
import type { SendOutcome } from "./send-report";

/** Statuses of proxies, which do not know whether the request reached the service. */
const UNCERTAIN = new Set([502, 503, 504]);

/** Whether a message may have arrived despite an error. */
export function outcomeOfError(error: ApiError): Exclude<SendOutcome, "sent"> {
  switch (error.kind) {
    case "malformed":
      return "unknown";
    case "upstream":
      if (error.cause === "resting") return "refused";
      return error.cause !== "refused" || (error.status !== null && UNCERTAIN.has(error.status))
        ? "unknown"
        : "refused";
    default:
      return "refused";
  }
}

/** Whether the service has no such operation, so that another one can be tried: nothing was sent then. */
export function isNotOffered(error: ApiError): boolean {
  if (error.kind === "not-found") return true;
  return error.kind === "upstream" && (error.status === 405 || error.status === 501);
}
