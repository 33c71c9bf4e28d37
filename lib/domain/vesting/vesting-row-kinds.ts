import { ACTIONS, type ActionQuery } from "../action/action-row-kind";
import type { ActionRow } from "../action/action-row";
import type { RowKind } from "../list/row-kind";

/** Transfers from a vesting contract and changes of its whitelist: the URL of its page has the account already. */
export const VESTING_ACTIONS: RowKind<ActionRow, ActionQuery> = {
  ...ACTIONS,
  pageQuery: () => new URLSearchParams(),
  caption: () => "Actions of this vesting contract, newest first",
};
