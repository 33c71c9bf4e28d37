import "server-only";
import { currentVisit } from "../../gateway/visitor/visit";

/** The name of this request in our logs, for whoever reports that something went wrong. */
export function requestId(): string | undefined {
  return currentVisit()?.id;
}
