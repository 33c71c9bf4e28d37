import "server-only";
import type { Lane } from "../gateway/lanes";
import type { Page } from "../query/list/page";
import type { PageRequest } from "../query/list/page-request";
import { readPosition, renderedRows } from "../query/list/position";
import type { AccountMessages } from "../query/message/account-messages";
import type { MessageFilter, MessageWay } from "../query/message/message-filter";
import type { MessageRow } from "../query/message/message-row";
import { messageRowId } from "../query/message/message-rows";
import type { Address } from "../ton/address";
import { messages } from "../toncenter/v3/message";
import { loadPage } from "./list/load-page";
import { messageRow } from "./message-row";
import { readMessageFilter } from "./messages-filter";

/** The ends of the messages that went each way, as the service is asked for them: what is no account is null. */
const ENDS: Readonly<Record<MessageWay, (account: Address) => { source?: End; destination?: End }>> = {
  in: (destination) => ({ destination }),
  out: (source) => ({ source }),
  outside: (destination) => ({ source: "null", destination }),
  logs: (source) => ({ source, destination: "null" }),
};
type End = Address | "null";

/** Messages of an account, the newest first. One call upstream. */
export function loadMessages(
  network: string,
  account: Address,
  { way, opcode, from, until }: MessageFilter,
  request: Omit<PageRequest, "poll">,
  lane: Lane,
): Promise<Page<MessageRow>> {
  const asked = {
    ...ENDS[way](account),
    ...(opcode === null ? {} : { opcode }),
    ...(from === null ? {} : { start_utime: from }),
    ...(until === null ? {} : { end_utime: until }),
  };
  return loadPage(network, messages, asked, {
    ...request,
    trim: (message, { address_book }) => messageRow(message, account, address_book),
    idOf: messageRowId,
    lane,
  });
}

/** The list as its page opens it, whose URL says which messages and how far somebody has come. */
export async function openMessages(
  network: string,
  account: Address,
  query: URLSearchParams,
): Promise<AccountMessages> {
  const filter = readMessageFilter(query);
  if (!filter.ok) return { filter: null, problem: filter.error };
  const position = readPosition(query);
  const limit = renderedRows(position, messages.paging?.max ?? position.rows);
  const request = { offset: 0, limit, pin: position.pin };
  const page = await loadMessages(network, account, filter.value, request, "person");
  return { filter: filter.value, page, position, problem: null };
}
