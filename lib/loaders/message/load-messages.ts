import "server-only";
import { messageRow } from "../../domain/message/make-message-row";
import { walletsIn } from "../../domain/transaction/list-wallets";
import type { MessageFilter } from "../../domain/message/message-filter";
import {
  ACCOUNT_MESSAGES,
  MESSAGES,
  messageRowId,
  type AccountMessageQuery,
} from "../../domain/message/message-row-kinds";
import { accountMessageParams, messageParams, type MessageParams } from "../../domain/message/message-params";
import type { MessageRow } from "../../domain/message/message-row";
import { readAccountMessageFilter, readMessageFilter } from "../../domain/message/read-message-filter";
import type { Lane } from "../../gateway/budget/lanes";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Address } from "../../ton/address/address";
import { messages } from "../../toncenter/v3/v3-message";
import { readAccount } from "../../domain/account/read-account";
import { loadPage } from "../list/load-page";
import { openList, type RowsRequest, type RowSource } from "../list/row-source";
import { ok } from "../../toncenter/error";

/** Messages of all accounts, the newest first unless the filter says otherwise. One call. */
export const MESSAGE_SOURCE: RowSource<MessageRow, MessageFilter> = {
  kind: MESSAGES,
  readQuery: readMessageFilter,
  endpoint: messages,
  load: (network, filter, request, lane) => load(network, messageParams(filter), null, request, lane),
};

/** Messages of an account, the newest first. One call. */
export const ACCOUNT_MESSAGE_SOURCE: RowSource<MessageRow, AccountMessageQuery> = {
  kind: ACCOUNT_MESSAGES,
  readQuery: (params) => {
    const account = readAccount(params.get("account") ?? "");
    if (!account.ok) return account;
    return readAccountMessageQuery(account.value, params);
  },
  endpoint: messages,
  load: (network, { account, filter }, request, lane) =>
    load(network, accountMessageParams(account, filter), account, request, lane),
};

/** The messages of an account, when its page opens. */
export function openAccountMessages(network: PageNetwork, account: Address, params: URLSearchParams) {
  return openList(ACCOUNT_MESSAGE_SOURCE, network, params, readAccountMessageQuery(account, params));
}

function readAccountMessageQuery(account: Address, params: URLSearchParams) {
  const filter = readAccountMessageFilter(params);
  return filter.ok ? ok({ account, filter: filter.value }) : filter;
}

function load(
  { id }: Pick<PageNetwork, "id">,
  params: MessageParams,
  account: Address | null,
  request: RowsRequest,
  lane: Lane,
) {
  return loadPage(id, messages, params, {
    ...request,
    trim: (message, answer) => messageRow(message, account, answer.address_book, walletsIn(answer)),
    idOf: messageRowId,
    lane,
  });
}
