import "server-only";
import { currentRequest } from "../../gateway/visitor/request-context";

/** The id of this request in our logs, for error reports. */
export function requestId(): string | undefined {
  return currentRequest()?.id;
}
