import type { Address } from "../../ton/address/address";
import type { LoadSchema } from "../list/load-schema";
import {
  writeAccountMessageFilter,
  writeMessageFilter,
  type AccountMessageFilter,
  type MessageFilter,
} from "./message-filter";
import type { MessageRow } from "./message-row";

export const loadMessageRow: LoadSchema<MessageRow> = () =>
  import("./message-row").then((module) => module.MessageRow);

export function messageRowId({ hash }: { readonly hash: string }): string {
  return hash;
}

/** Where our own server has the messages of an account. */
export function accountMessageRowsPath(network: string, account: Address, filter: AccountMessageFilter) {
  const query = writeAccountMessageFilter(filter);
  query.set("account", account);
  return `/api/${network}/rows/messages?${query.toString()}`;
}

/** Where it has those of all accounts. */
export function messageRowsPath(network: string, filter: MessageFilter): string {
  const query = writeMessageFilter(filter);
  return `/api/${network}/rows/messages${query.size === 0 ? "" : `?${query.toString()}`}`;
}
