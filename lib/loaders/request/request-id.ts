import "server-only";
import { currentRequest } from "../../gateway/visitor/request-context";

/** The name of this request in our logs, for whoever reports that something went wrong. */
export function requestId(): string | undefined {
  return currentRequest()?.id;
}
