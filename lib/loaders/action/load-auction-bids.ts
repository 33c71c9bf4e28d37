import "server-only";
import { readAccount } from "../../domain/account/read-account";
import { namesFrom } from "../../domain/action/action-names";
import { actionRowId } from "../../domain/action/action-row-kind";
import type { ActionRow } from "../../domain/action/action-row";
import { AUCTION_BIDS, type AuctionBidsQuery } from "../../domain/action/auction-bids";
import { actionRow } from "../../domain/action/make-action-row";
import { ok } from "../../toncenter/error";
import { actions } from "../../toncenter/v3/v3-action";
import { loadPage } from "../list/load-page";
import type { RowSource } from "../list/row-source";
import { ALL_ACTION_TYPES } from "./all-action-types";

const BIDS = ["auction_bid"];

/** The bids in an auction, the newest first. One call. */
export const AUCTION_BID_SOURCE: RowSource<ActionRow, AuctionBidsQuery> = {
  kind: AUCTION_BIDS,
  readQuery: (params) => {
    const account = readAccount(params.get("account") ?? "");
    return account.ok ? ok({ auction: account.value }) : account;
  },
  endpoint: actions,
  load: ({ id, coin }, { auction }, request, lane) =>
    loadPage(
      id,
      actions,
      { account: auction, action_type: BIDS, supported_action_types: ALL_ACTION_TYPES },
      {
        ...request,
        trim: (action, { address_book, metadata }) =>
          actionRow(action, namesFrom(address_book, metadata, coin), auction),
        idOf: actionRowId,
        lane,
      },
    ),
};
