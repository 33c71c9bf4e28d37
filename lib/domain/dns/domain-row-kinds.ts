import { counted } from "../../text/counted";
import type { ActionRow } from "../action/action-row";
import { actionRowId } from "../action/action-row-kind";
import type { RowKind } from "../list/row-kind";
import {
  writeBidderAuctionsQuery,
  writeDomainActionsQuery,
  writeWalletDomainsQuery,
  type BidderAuctionsQuery,
  type DomainActionsQuery,
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

const DOMAIN_NAME = /\.(?:ton|t\.me)$/;

/** What happened to domains, as the index describes it. Bids are those on domains among the bids on all NFTs. */
export const DOMAIN_ACTIONS: RowKind<ActionRow, DomainActionsQuery> = {
  name: "domain-actions",
  noun: "action",
  loadSchema: () => import("../action/action-row").then((module) => module.ActionRow),
  loadFileColumns: () => import("../action/action-file-columns").then((module) => module.actionFileColumns),
  idOf: actionRowId,
  pageQuery: writeDomainActionsQuery,
  rowsQuery: writeDomainActionsQuery,
  caption: () => "Actions on domains, newest first",
  subject: () => null,
  isOpenEnded: ({ until }) => until === null,
  local: {
    isActive: ({ event }) => event === "bids",
    keeps: ({ sentence }) => sentence.some((part) => part.is === "item" && DOMAIN_NAME.test(part.name ?? "")),
    note: (kept, loaded) => `${kept} of ${counted(loaded, "loaded auction bid")} are on domains.`,
  },
};
