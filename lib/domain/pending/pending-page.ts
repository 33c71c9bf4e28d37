import type { ApiError, BadInput } from "../../toncenter/error";
import type { PendingQuery } from "./pending-query";
import type { PendingReport } from "./pending-report";

/** The query names no account or message, or an unreadable one. */
interface UnreadPendingPage {
  readonly query: null;
  readonly problem: BadInput | null;
}

interface ReadPendingPage {
  readonly query: PendingQuery;
  readonly report: PendingReport;
}

/** Pending items, as their page first shows them. */
export type PendingPage = UnreadPendingPage | ReadPendingPage;

/** Why a page has no pending items to show. */
export function pendingProblem(page: PendingPage): ApiError | null {
  if (page.query === null) return page.problem;
  return page.report.rows === null ? page.report.problem : null;
}
