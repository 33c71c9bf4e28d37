import { parseAddress } from "../../ton/address/read-address";
import type { BadInput, Result } from "../../toncenter/error";
import { readFields, refuseField } from "../filter/read-fields";
import {
  AUCTION_FILTERS,
  type BidderAuctionsQuery,
  type DomainActionsQuery,
  type DomainEvent,
  type WalletDomainsQuery,
} from "./domain-queries";

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
