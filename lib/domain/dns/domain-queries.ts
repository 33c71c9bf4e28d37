import type { Address } from "../../ton/address/address";
import type { DNS_AUCTION_STATES } from "../../toncenter/v3/v3-dns";
import { writtenParams } from "../filter/written-params";

/** The domains that lead to a wallet. */
export interface WalletDomainsQuery {
  readonly wallet: Address;
}

/** The auctions in which an account has the highest bid. */
export interface BidderAuctionsQuery {
  readonly bidder: Address;
  /** Null for all. */
  readonly state: AuctionFilter | null;
}

export type AuctionFilter = (typeof AUCTION_FILTERS)[number];
export const AUCTION_FILTERS = [
  "bidding",
  "won",
] as const satisfies readonly (typeof DNS_AUCTION_STATES)[number][];

/** Kinds of domain events and their action types. Null stands for all but bids. */
export const DOMAIN_EVENTS = {
  changed: ["change_dns", "delete_dns"],
  renewed: ["renew_dns"],
  sold: ["dns_purchase", "dns_release"],
  bids: ["auction_bid"],
} as const;

export type DomainEvent = keyof typeof DOMAIN_EVENTS;

export interface DomainActionsQuery {
  readonly event: DomainEvent | null;
  /** Unix seconds. */
  readonly from: number | null;
  readonly until: number | null;
}

export function writeWalletDomainsQuery({ wallet }: WalletDomainsQuery): URLSearchParams {
  return new URLSearchParams({ wallet });
}

export function writeBidderAuctionsQuery({ bidder, state }: BidderAuctionsQuery): URLSearchParams {
  return writtenParams({ bidder, state });
}

export function writeDomainActionsQuery({ event, from, until }: DomainActionsQuery): URLSearchParams {
  return writtenParams({ event, from, until });
}
