import "server-only";
import type { OpenedList } from "../../domain/list/opened-list";
import { currentVisit } from "../../gateway/visitor/visit";
import { httpStatusOf, type ApiError } from "../../toncenter/error";

/** A page that has nothing but an error to show says so to machines too: by its status, and "do not index". */
export function setPageStatus(error: ApiError): void {
  currentVisit()?.setStatus(httpStatusOf(error), error.kind === "rate-limited" ? error.retryAfterMs : null);
}

/** A page that is one list has the status of that list. */
export function setListStatus(opened: OpenedList<unknown, unknown>): void {
  const problem = opened.problem ?? opened.page.problem;
  if (problem !== null) setPageStatus(problem);
}
