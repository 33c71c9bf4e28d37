import type { ActionRow } from "../action/action-row";
import type { ActionQuery } from "../action/action-row-kind";
import type { AuctionBidsQuery } from "../action/auction-bids";
import type { OpenedList } from "../list/opened-list";

/** What happened to the item of a domain: all of it, or the bids. */
export type DomainHistory =
  | { readonly is: "actions"; readonly opened: OpenedList<ActionRow, ActionQuery> }
  | { readonly is: "bids"; readonly opened: OpenedList<ActionRow, AuctionBidsQuery> };
