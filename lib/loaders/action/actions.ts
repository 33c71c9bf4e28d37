import "server-only";
import type { Lane } from "../../gateway/budget/lanes";
import type { ActionFilter } from "../../domain/action/action-filter";
import type { ActionRow } from "../../domain/action/action-row";
import { actionRowId } from "../../domain/action/action-rows";
import type { History } from "../../domain/action/history";
import { namesFrom } from "../../domain/action/names";
import { actionRow } from "../../domain/action/row-of";
import { typesOfKind } from "../../domain/action/tellings";
import type { Page } from "../../domain/list/page";
import { readPosition, renderedRows } from "../../domain/list/position";
import type { PageRequest } from "../../domain/list/page-request";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Address } from "../../ton/address/address";
import { actions } from "../../toncenter/v3/action";
import { readActionFilter } from "../../domain/action/read-action-filter";
import { loadPage } from "../list/load-page";
import { loadNodeTransactions } from "../transaction/node-transactions";

/** All that the service knows; these are in none of its sets, so it tells them only to who names them. */
export const KNOWN_ACTIONS = ["latest", "tgbtc"];

type Network = Pick<PageNetwork, "id" | "coin">;

/** What happened to an account, the newest first. One call upstream. */
export function loadActions(
  { id, coin }: Network,
  account: Address,
  { kind, from, until }: Pick<ActionFilter, "kind" | "from" | "until">,
  request: Omit<PageRequest, "poll">,
  lane: Lane,
): Promise<Page<ActionRow>> {
  const asked = {
    account,
    supported_action_types: KNOWN_ACTIONS,
    ...(kind === null ? {} : { action_type: typesOfKind(kind) }),
    ...(from === null ? {} : { start_utime: from }),
    ...(until === null ? {} : { end_utime: until }),
  };
  return loadPage(id, actions, asked, {
    ...request,
    trim: (action, { address_book, metadata }) =>
      actionRow(action, namesFrom(address_book, metadata, coin), account),
    idOf: actionRowId,
    lane,
  });
}

/** The list as a page opens it, whose URL says which actions and how far. One call, and one to a node if that fails. */
export async function openHistory(
  network: Network,
  account: Address,
  query: URLSearchParams,
): Promise<History> {
  const filter = readActionFilter(query);
  if (!filter.ok) return { filter: null, node: null, problem: filter.error };
  const position = readPosition(query);
  const limit = renderedRows(position, actions.paging?.max ?? position.rows);
  const request = { offset: 0, limit, pin: position.pin };
  const page = await loadActions(network, account, filter.value, request, "person");
  const node = page.problem === null ? null : await loadNodeTransactions(network.id, account);
  return { filter: filter.value, page, position, node, problem: null };
}
