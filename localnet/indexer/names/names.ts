import type { Family } from "../family";
import { AUCTION_ACTIONS } from "./auction-actions";
import { dnsKind, editableKind } from "./domain-item";
import { DOMAIN_TABLE } from "./domain-table";
import { namesOf } from "./domains";
import { RECORD_ACTIONS } from "./record-actions";

/** Names that end in ".ton", and their auctions. */
export const NAMES: Family = {
  tables: DOMAIN_TABLE,
  contracts: [dnsKind, editableKind],
  events: [],
  actions: [...RECORD_ACTIONS, ...AUCTION_ACTIONS],
  domains: namesOf,
};
