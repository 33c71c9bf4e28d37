import type { Address } from "../../ton/address/address";
import type { Hash } from "../../ton/value/hash";

/** Whose the things under way are, or what set them off. The service tells no others. */
export type PendingOf =
  | { readonly is: "account"; readonly address: Address }
  | { readonly is: "message"; readonly hash: Hash };

/** The ways to look at what is under way. */
export const PENDING_VIEWS = ["actions", "transactions", "traces"] as const;
export type PendingView = (typeof PENDING_VIEWS)[number];

export interface PendingAsked {
  readonly of: PendingOf;
  readonly view: PendingView;
}

/** As a query; what is so unless said otherwise is not written. */
export function writePending(of: PendingOf, view: PendingView = "actions"): URLSearchParams {
  const query = new URLSearchParams({ of: of.is === "account" ? of.address : of.hash });
  if (view !== "actions") query.set("view", view);
  return query;
}

/** Where our own server tells it. */
export function pendingReportPath(network: string, { of, view }: PendingAsked): string {
  return `/api/${network}/rows/pending?${writePending(of, view).toString()}`;
}
