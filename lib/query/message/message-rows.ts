import type { Address } from "../../ton/address";
import type { LoadSchema } from "../ask";
import { writeMessageFilter, type MessageFilter } from "./message-filter";
import type { MessageRow } from "./message-row";

export const loadMessageRow: LoadSchema<MessageRow> = () =>
  import("./message-row").then((module) => module.MessageRow);

export function messageRowId({ hash }: { readonly hash: string }): string {
  return hash;
}

/** Where our own server has the messages of an account. */
export function messageRowsPath(network: string, account: Address, filter: MessageFilter): string {
  const query = writeMessageFilter(filter);
  query.set("account", account);
  return `/api/${network}/rows/messages?${query.toString()}`;
}
