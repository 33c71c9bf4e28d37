import type { RowKind } from "../list/row-kind";
import type { TopAccountRow } from "./top-account-row";

/** All accounts: there is no filter. */
export interface TopAccountsQuery {
  readonly by: "balance";
}

export const ALL_TOP_ACCOUNTS: TopAccountsQuery = { by: "balance" };

export function topAccountId({ account }: TopAccountRow): string {
  return account.address;
}

/** The accounts of a network by balance, the largest first. */
export const TOP_ACCOUNTS: RowKind<TopAccountRow, TopAccountsQuery> = {
  name: "top-accounts",
  noun: "account",
  loadSchema: () => import("./top-account-row").then((module) => module.TopAccountRow),
  loadFileColumns: () => import("./top-account-file-columns").then((module) => module.topAccountFileColumns),
  idOf: topAccountId,
  pageQuery: () => new URLSearchParams(),
  rowsQuery: () => new URLSearchParams(),
  caption: () => "Accounts by balance, largest first",
  subject: () => null,
  isOpenEnded: () => false,
};
