import type { BadInput } from "../../toncenter/error";
import type { PendingAsked } from "./pending-query";
import type { PendingReport } from "./pending-report";

/** Nobody has said of whom or what, or nobody can read it. */
interface NotAsked {
  readonly asked: null;
  readonly problem: BadInput | null;
}

interface ReadPendingPage {
  readonly asked: PendingAsked;
  readonly report: PendingReport;
}

/** What is under way, as its page opens it. */
export type PendingPage = NotAsked | ReadPendingPage;
