import "server-only";
import type { Lane } from "../../gateway/budget/lanes";
import type { Page } from "../../domain/list/page";
import type { PageRequest } from "../../domain/list/page-request";
import { readPosition, renderedRows } from "../../domain/list/position";
import type { AccountMessageFilter, MessageFilter } from "../../domain/message/message-filter";
import type { MessageRow } from "../../domain/message/message-row";
import { messageRowId } from "../../domain/message/message-rows";
import type { MessagesPage } from "../../domain/message/messages-page";
import type { Address } from "../../ton/address/address";
import type { BadInput, Result } from "../../toncenter/error";
import { messages } from "../../toncenter/v3/message";
import { loadPage } from "../list/load-page";
import { messageRow } from "../../domain/message/make-message-row";
import {
  askedForMessages,
  askedForMessagesOf,
  type MessagesAsked,
} from "../../domain/message/message-params";
import { readAccountMessageFilter, readMessageFilter } from "../../domain/message/read-message-filter";

type Request = Omit<PageRequest, "poll">;

/** Messages of all accounts, the newest first unless the filter says otherwise. One call upstream. */
export function loadMessages(network: string, filter: MessageFilter, request: Request, lane: Lane) {
  return load(network, askedForMessages(filter), null, request, lane);
}

/** Messages of an account, the newest first. One call upstream. */
export function loadAccountMessages(
  network: string,
  account: Address,
  filter: AccountMessageFilter,
  request: Request,
  lane: Lane,
) {
  return load(network, askedForMessagesOf(account, filter), account, request, lane);
}

/** The list of all messages as its page opens it, whose URL says which ones and how far somebody has come. */
export function openMessages(network: string, query: URLSearchParams) {
  return open(query, readMessageFilter(query), (filter, request) =>
    loadMessages(network, filter, request, "person"),
  );
}

/** The same for those of an account. */
export function openAccountMessages(network: string, account: Address, query: URLSearchParams) {
  return open(query, readAccountMessageFilter(query), (filter, request) =>
    loadAccountMessages(network, account, filter, request, "person"),
  );
}

async function open<F>(
  query: URLSearchParams,
  filter: Result<F, BadInput>,
  loadRows: (filter: F, request: Request) => Promise<Page<MessageRow>>,
): Promise<MessagesPage<F>> {
  if (!filter.ok) return { filter: null, problem: filter.error };
  const position = readPosition(query);
  const limit = renderedRows(position, messages.paging?.max ?? position.rows);
  const page = await loadRows(filter.value, { offset: 0, limit, pin: position.pin });
  return { filter: filter.value, page, position, problem: null };
}

function load(
  network: string,
  asked: MessagesAsked,
  account: Address | null,
  request: Request,
  lane: Lane,
): Promise<Page<MessageRow>> {
  return loadPage(network, messages, asked, {
    ...request,
    trim: (message, { address_book }) => messageRow(message, account, address_book),
    idOf: messageRowId,
    lane,
  });
}
