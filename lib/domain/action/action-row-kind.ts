import type { Address } from "../../ton/address/address";
import type { RowKind } from "../list/row-kind";
import {
  hasLocalCriteria,
  passes,
  writeActionFilter,
  writeServiceFilter,
  type ActionFilter,
} from "./action-filter";
import type { ActionRow } from "./action-row";
import { counted } from "../../text/counted";

/** The account and the filter of a list of actions. */
export interface ActionQuery {
  readonly account: Address;
  readonly filter: ActionFilter;
}

export function actionRowId({ id }: { readonly id: string }): string {
  return id;
}

/** The actions of an account. */
export const ACTIONS: RowKind<ActionRow, ActionQuery> = {
  name: "actions",
  noun: "action",
  loadSchema: () => import("./action-row").then((module) => module.ActionRow),
  loadFileColumns: () => import("./action-file-columns").then((module) => module.actionFileColumns),
  idOf: actionRowId,
  pageQuery: ({ filter }) => writeActionFilter(filter),
  rowsQuery: ({ account, filter }) => {
    const query = writeServiceFilter(filter);
    query.set("account", account);
    return query;
  },
  caption: () => "Actions of this account, newest first",
  subject: ({ account }) => account,
  isOpenEnded: ({ filter }) => filter.until === null,
  local: {
    isActive: ({ filter }) => hasLocalCriteria(filter),
    keeps: (row, { filter }) => passes(row, filter),
    note: (kept, loaded) => `${kept} of ${counted(loaded, "loaded action")} match.`,
  },
};
