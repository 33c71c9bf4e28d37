import "server-only";
import { currentRequest } from "../../gateway/visitor/request-context";
import { httpStatusOf, type ApiError } from "../../toncenter/error";

/** Reports a page with nothing but an error to machines too: by its status, and "do not index". */
export function setPageStatus(error: ApiError): void {
  currentRequest()?.setStatus(httpStatusOf(error), error.kind === "rate-limited" ? error.retryAfterMs : null);
}

/** Marks a page as sent before all of it has been loaded: its status says nothing about the rest. */
export function setPageUnfinished(): void {
  currentRequest()?.setUnfinished();
}
