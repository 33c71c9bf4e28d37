import type { Address } from "../../ton/address/address";
import type { ActionRow } from "./action-row";
import { actionRowId } from "./action-row-kind";
import type { RowKind } from "../list/row-kind";

/** The bids of one auction. */
export interface AuctionBidsQuery {
  /** The contract that takes the bids: for a domain or username, the item itself. */
  readonly auction: Address;
}

/** On pages that show bids beside another list, the URL says which of the two is open. */
const SHOWN = { name: "show", value: "bids" } as const;

export function areBidsShown(params: URLSearchParams): boolean {
  return params.get(SHOWN.name) === SHOWN.value;
}

/** The choice between a list of a page and its bids. */
export function bidOptions(name: string, path: string): { readonly href: string; readonly name: string }[] {
  return [
    { name, href: path },
    { name: "Bids", href: bidsHref(path) },
  ];
}

/** The page of a list with its bids open. */
export function bidsHref(path: string): string {
  return `${path}?${SHOWN.name}=${SHOWN.value}`;
}

export const AUCTION_BIDS: RowKind<ActionRow, AuctionBidsQuery> = {
  name: "auction-bids",
  noun: "bid",
  loadSchema: () => import("./action-row").then((module) => module.ActionRow),
  loadFileColumns: () => import("./action-file-columns").then((module) => module.actionFileColumns),
  idOf: actionRowId,
  pageQuery: () => new URLSearchParams({ [SHOWN.name]: SHOWN.value }),
  rowsQuery: ({ auction }) => new URLSearchParams({ account: auction }),
  caption: () => "Bids, newest first",
  subject: ({ auction }) => auction,
  isOpenEnded: () => true,
};
