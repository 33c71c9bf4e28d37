import { numberText } from "../../text/counted";
import type { Address } from "../../ton/address/address";
import { writeBlockPageQuery, writeBlockRowsQuery, type BlockRowsQuery } from "../block/block-rows-query";
import type { RowKind } from "../list/row-kind";
import type { BlockMessageRow } from "./block-message-row";
import {
  isOpenEnded,
  writeAccountMessageFilter,
  writeMessageFilter,
  type AccountMessageFilter,
  type MessageFilter,
} from "./message-filter";
import type { MessageRow } from "./message-row";
import { DIRECTION_LABELS } from "./direction-labels";

/** The messages of an account, with a filter. */
export interface AccountMessageQuery {
  readonly account: Address;
  readonly filter: AccountMessageFilter;
}

export function messageRowId({ hash }: { readonly hash: string }): string {
  return hash;
}

const COMMON = {
  noun: "message",
  loadSchema: () => import("./message-row").then((module) => module.MessageRow),
  loadFileColumns: () => import("./message-file-columns").then((module) => module.messageFileColumns),
  idOf: messageRowId,
} as const;

/** Messages of all accounts. */
export const MESSAGES: RowKind<MessageRow, MessageFilter> = {
  ...COMMON,
  name: "messages",
  pageQuery: writeMessageFilter,
  rowsQuery: writeMessageFilter,
  caption: ({ oldestFirst }) => `Messages, ${oldestFirst ? "oldest" : "newest"} first`,
  subject: () => null,
  isOpenEnded: (filter) => isOpenEnded(filter) && !filter.oldestFirst,
};

/** Messages of one account in one direction. */
export const ACCOUNT_MESSAGES: RowKind<MessageRow, AccountMessageQuery> = {
  ...COMMON,
  name: "account-messages",
  pageQuery: ({ filter }) => writeAccountMessageFilter(filter),
  rowsQuery: ({ account, filter }) => {
    const query = writeAccountMessageFilter(filter);
    query.set("account", account);
    return query;
  },
  caption: ({ filter }) =>
    `Messages of this account, newest first: ${DIRECTION_LABELS[filter.direction].toLowerCase()}`,
  subject: ({ account }) => account,
  isOpenEnded: ({ filter }) => isOpenEnded(filter),
};

/** Messages of one block, each once. The block is complete: no new ones arrive. */
export const BLOCK_MESSAGES: RowKind<BlockMessageRow, BlockRowsQuery> = {
  ...COMMON,
  name: "block-messages",
  loadSchema: () => import("./block-message-row").then((module) => module.BlockMessageRow),
  loadFileColumns: () => import("./message-file-columns").then((module) => module.blockMessageFileColumns),
  pageQuery: writeBlockPageQuery,
  rowsQuery: writeBlockRowsQuery,
  caption: ({ id }) => `Messages of block ${numberText(id.seqno)} in execution order`,
  subject: ({ id }) => `block-${id.seqno}`,
  isOpenEnded: () => false,
};
