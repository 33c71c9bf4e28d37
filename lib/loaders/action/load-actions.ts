import "server-only";
import { ACTIONS, actionRowId, type ActionQuery } from "../../domain/action/action-row-kind";
import type { ActionRow } from "../../domain/action/action-row";
import { namesFrom } from "../../domain/action/action-names";
import { readActionFilter } from "../../domain/action/read-action-filter";
import { actionRow } from "../../domain/action/make-action-row";
import { typesOfKind } from "../../domain/action/action-templates";
import type { OpenedList } from "../../domain/list/opened-list";
import type { NodeTransactions } from "../../domain/transaction/node-transactions";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Address } from "../../ton/address/address";
import { ok } from "../../toncenter/error";
import { actions } from "../../toncenter/v3/v3-action";
import { readAccount } from "../../domain/account/read-account";
import { loadPage } from "../list/load-page";
import { ALL_ACTION_TYPES } from "./all-action-types";
import { withBounces } from "./load-bounces";
import { openList, type RowSource } from "../list/row-source";
import { loadNodeTransactions } from "../transaction/load-node-transactions";

/** The actions of an account, the newest first. One call, and one more if payments failed. */
export const ACTION_SOURCE: RowSource<ActionRow, ActionQuery> = {
  kind: ACTIONS,
  readQuery: (params) => {
    const account = readAccount(params.get("account") ?? "");
    return account.ok ? readActionQuery(account.value, params) : account;
  },
  endpoint: actions,
  load: async ({ id, coin }, { account, filter: { kind, from, until } }, request, lane) => {
    const params = {
      account,
      supported_action_types: ALL_ACTION_TYPES,
      ...(kind === null ? {} : { action_type: typesOfKind(kind) }),
      ...(from === null ? {} : { start_utime: from }),
      ...(until === null ? {} : { end_utime: until }),
    };
    const page = await loadPage(id, actions, params, {
      ...request,
      trim: (action, { address_book, metadata }) =>
        actionRow(action, namesFrom(address_book, metadata, coin), account),
      idOf: actionRowId,
      lane,
    });
    return { ...page, rows: await withBounces({ id, coin }, page.rows, lane) };
  },
};

export interface AccountActionsPage {
  readonly opened: OpenedList<ActionRow, ActionQuery>;
  /** Transactions from a node while the index cannot be reached. */
  readonly node: NodeTransactions | null;
}

/** The list of actions, when an account's page opens. One call, and two to a node if that fails. */
export async function openAccountActions(
  network: PageNetwork,
  account: Address,
  params: URLSearchParams,
): Promise<AccountActionsPage> {
  const opened = await openList(ACTION_SOURCE, network, params, readActionQuery(account, params));
  // A node has only the newest transactions, and no filter.
  const isNodeNeeded =
    opened.problem === null &&
    opened.page.problem !== null &&
    ACTION_SOURCE.kind.pageQuery(opened.query).size === 0;
  return { opened, node: isNodeNeeded ? await loadNodeTransactions(network.id, account) : null };
}

function readActionQuery(account: Address, params: URLSearchParams) {
  const filter = readActionFilter(params);
  return filter.ok ? ok({ account, filter: filter.value }) : filter;
}
