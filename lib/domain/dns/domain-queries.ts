import type { Address } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import type { BadInput, Result } from "../../toncenter/error";
import type { DNS_AUCTION_STATES } from "../../toncenter/v3/v3-dns";
import { readFields, refuseField } from "../filter/read-fields";

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
const AUCTION_FILTERS = ["bidding", "won"] as const satisfies readonly (typeof DNS_AUCTION_STATES)[number][];

/** What happens to domains, and the action types that say so. Null stands for all but bids. */
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

const EVENT_NAMES: readonly DomainEvent[] = ["changed", "renewed", "sold", "bids"];
const ACCOUNT = { accepts: "an account address in any form", read: parseAddress };

export function readWalletDomainsQuery(params: URLSearchParams): Result<WalletDomainsQuery, BadInput> {
  return readFields(params, { one: "a domain", many: "domains" }, (fields) => ({
    wallet: fields.one("wallet", ACCOUNT) ?? refuseField("wallet", "The wallet is missing."),
  }));
}

export function readBidderAuctionsQuery(params: URLSearchParams): Result<BidderAuctionsQuery, BadInput> {
  return readFields(params, { one: "an auction", many: "auctions" }, (fields) => ({
    bidder: fields.one("bidder", ACCOUNT) ?? refuseField("bidder", "The bidder is missing."),
    state: fields.pick("state", AUCTION_FILTERS),
  }));
}

export function readDomainActionsQuery(params: URLSearchParams): Result<DomainActionsQuery, BadInput> {
  return readFields(params, { one: "an action", many: "actions" }, (fields) => ({
    event: fields.pick("event", EVENT_NAMES),
    from: fields.moment("from"),
    until: fields.moment("until"),
  }));
}

export function writeWalletDomainsQuery({ wallet }: WalletDomainsQuery): URLSearchParams {
  return new URLSearchParams({ wallet });
}

export function writeBidderAuctionsQuery({ bidder, state }: BidderAuctionsQuery): URLSearchParams {
  return written({ bidder, state });
}

export function writeDomainActionsQuery({ event, from, until }: DomainActionsQuery): URLSearchParams {
  return written({ event, from, until });
}

function written(values: Readonly<Record<string, string | number | null>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) params.set(name, String(value));
  return params;
}
