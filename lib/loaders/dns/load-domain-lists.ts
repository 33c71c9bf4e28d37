import "server-only";
import { namesFrom } from "../../domain/action/action-names";
import type { ActionRow } from "../../domain/action/action-row";
import { actionRowId } from "../../domain/action/action-row-kind";
import { typesOfKind } from "../../domain/action/action-templates";
import { actionRow } from "../../domain/action/make-action-row";
import {
  readBidderAuctionsQuery,
  readDomainActionsQuery,
  readWalletDomainsQuery,
} from "../../domain/dns/read-domain-queries";
import {
  DOMAIN_EVENTS,
  type BidderAuctionsQuery,
  type DomainActionsQuery,
  type WalletDomainsQuery,
} from "../../domain/dns/domain-queries";
import type { DomainAuctionRow, DomainRow } from "../../domain/dns/domain-row";
import { DOMAIN_ACTIONS } from "../../domain/dns/domain-action-kind";
import { BIDDER_AUCTIONS, domainItemId, WALLET_DOMAINS } from "../../domain/dns/domain-row-kinds";
import { domainAuctionRow, domainRow } from "../../domain/dns/make-domain-rows";
import { actions } from "../../toncenter/v3/v3-action";
import { dnsActiveAuctions, dnsRecords } from "../../toncenter/v3/v3-dns";
import { ALL_ACTION_TYPES } from "../action/all-action-types";
import { loadPage } from "../list/load-page";
import type { RowSource } from "../list/row-source";
import { serverNow } from "../request/clock";

/** The domains that point to a wallet. One call. */
export const WALLET_DOMAIN_SOURCE: RowSource<DomainRow, WalletDomainsQuery> = {
  kind: WALLET_DOMAINS,
  readQuery: readWalletDomainsQuery,
  endpoint: dnsRecords,
  load: ({ id }, { wallet }, request, lane) =>
    loadPage(
      id,
      dnsRecords,
      { wallet },
      {
        ...request,
        trim: (record, answer) => domainRow(record, answer.address_book),
        idOf: domainItemId,
        lane,
      },
    ),
};

/** The auctions in which an account has the highest bid. One call. */
export const BIDDER_AUCTION_SOURCE: RowSource<DomainAuctionRow, BidderAuctionsQuery> = {
  kind: BIDDER_AUCTIONS,
  readQuery: readBidderAuctionsQuery,
  endpoint: dnsActiveAuctions,
  load: ({ id }, { bidder, state }, request, lane) =>
    loadPage(
      id,
      dnsActiveAuctions,
      { bidder, ...(state === null ? {} : { state }) },
      {
        ...request,
        trim: (auction, answer) => domainAuctionRow(auction, answer.address_book, serverNow() / 1_000),
        idOf: domainItemId,
        lane,
      },
    ),
};

/** The history of all domains, the newest first. One call. */
export const DOMAIN_ACTION_SOURCE: RowSource<ActionRow, DomainActionsQuery> = {
  kind: DOMAIN_ACTIONS,
  readQuery: readDomainActionsQuery,
  endpoint: actions,
  load: ({ id, coin }, { event, from, until }, request, lane) => {
    const params = {
      supported_action_types: ALL_ACTION_TYPES,
      action_type: event === null ? typesOfKind("dns") : DOMAIN_EVENTS[event],
      ...(from === null ? {} : { start_utime: from }),
      ...(until === null ? {} : { end_utime: until }),
    };
    return loadPage(id, actions, params, {
      ...request,
      trim: (action, { address_book, metadata }) =>
        actionRow(action, namesFrom(address_book, metadata, coin), null),
      idOf: actionRowId,
      lane,
    });
  },
};
