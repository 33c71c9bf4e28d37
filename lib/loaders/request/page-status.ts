import "server-only";
import { currentRequest } from "../../gateway/visitor/request-context";
import { httpStatusOf, type ApiError } from "../../toncenter/error";

/** A page that has nothing but an error to show says so to machines too: by its status, and "do not index". */
export function setPageStatus(error: ApiError): void {
  currentRequest()?.setStatus(httpStatusOf(error), error.kind === "rate-limited" ? error.retryAfterMs : null);
}

/** A page that goes out before all of it has been loaded: its status says nothing about what is still to come. */
export function setPageUnfinished(): void {
  currentRequest()?.setUnfinished();
}
