import type { Address } from "../../ton/address/address";
import type { Hash } from "../../ton/value/hash";

/** The account or the message whose pending items are shown; the service does not list all of them. */
export type PendingSubject =
  | { readonly is: "account"; readonly address: Address }
  | { readonly is: "message"; readonly hash: Hash };

/** The views of pending items. */
export const PENDING_VIEWS = ["actions", "transactions", "traces"] as const;
export type PendingView = (typeof PENDING_VIEWS)[number];

export interface PendingQuery {
  readonly of: PendingSubject;
  readonly view: PendingView;
}

/** As a query; defaults are left out. */
export function writePendingQuery(of: PendingSubject, view: PendingView = "actions"): URLSearchParams {
  const query = new URLSearchParams({ of: of.is === "account" ? of.address : of.hash });
  if (view !== "actions") query.set("view", view);
  return query;
}

/** The route of our server for pending items. */
export function pendingReportPath(network: string, { of, view }: PendingQuery): string {
  return `/api/${network}/rows/pending?${writePendingQuery(of, view).toString()}`;
}
