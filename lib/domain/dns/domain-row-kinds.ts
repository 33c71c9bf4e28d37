import type { RowKind } from "../list/row-kind";
import {
  writeBidderAuctionsQuery,
  writeWalletDomainsQuery,
  type BidderAuctionsQuery,
  type WalletDomainsQuery,
} from "./domain-queries";
import type { DomainAuctionRow, DomainRow } from "./domain-row";

export function domainItemId({ item }: { readonly item: string }): string {
  return item;
}

export const WALLET_DOMAINS: RowKind<DomainRow, WalletDomainsQuery> = {
  name: "domains",
  noun: "domain",
  loadSchema: () => import("./domain-row").then((module) => module.DomainRow),
  loadFileColumns: () => import("./domain-file-columns").then((module) => module.domainFileColumns),
  idOf: domainItemId,
  pageQuery: writeWalletDomainsQuery,
  rowsQuery: writeWalletDomainsQuery,
  caption: () => "Domains that resolve to this wallet, short names first",
  subject: ({ wallet }) => wallet,
  isOpenEnded: () => false,
};

/** The same on a page of the account itself, whose URL has the wallet already. */
export const ACCOUNT_DOMAINS: RowKind<DomainRow, WalletDomainsQuery> = {
  ...WALLET_DOMAINS,
  pageQuery: () => new URLSearchParams(),
};

export const BIDDER_AUCTIONS: RowKind<DomainAuctionRow, BidderAuctionsQuery> = {
  name: "domain-auctions",
  noun: "auction",
  loadSchema: () => import("./domain-row").then((module) => module.DomainAuctionRow),
  loadFileColumns: () => import("./domain-file-columns").then((module) => module.domainAuctionFileColumns),
  idOf: domainItemId,
  pageQuery: writeBidderAuctionsQuery,
  rowsQuery: writeBidderAuctionsQuery,
  caption: () => "Auctions with the highest bid of this account, those that end soonest first",
  subject: ({ bidder }) => bidder,
  isOpenEnded: () => false,
};
