import type { Family } from "../contract-family";
import { AUCTION_ACTIONS } from "./dns-auction-actions";
import { dnsKind, editableKind } from "./domain-item";
import { DOMAIN_TABLE } from "./domain-table";
import { namesOf } from "./list-domains";
import { RECORD_ACTIONS } from "./dns-record-actions";

/** Domains of the `.ton` zone and their auctions. */
export const DNS: Family = {
  tables: DOMAIN_TABLE,
  contracts: [dnsKind, editableKind],
  events: [],
  actions: [...RECORD_ACTIONS, ...AUCTION_ACTIONS],
  domains: namesOf,
};
