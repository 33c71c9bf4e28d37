import type { BadInput } from "../../toncenter/error";
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

/** The page of pending items, when it opens. */
export type PendingPage = UnreadPendingPage | ReadPendingPage;
