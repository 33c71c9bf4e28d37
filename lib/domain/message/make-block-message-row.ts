import type { BlockMessageRow } from "./block-message-row";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { Message } from "../../toncenter/v3/message";
import type { Transaction } from "../../toncenter/v3/transaction";
import { messageRow } from "./make-message-row";

/** A transaction with its messages, each as a row. */
export interface Run {
  readonly hash: string;
  readonly rows: readonly BlockMessageRow[];
}

/** The messages of transactions in their order, each once. */
export function messagesOf(runs: readonly Run[]): readonly BlockMessageRow[] {
  const found = new Map<string, BlockMessageRow>();
  for (const row of runs.flatMap(({ rows }) => rows)) found.set(row.hash, joined(found.get(row.hash), row));
  return [...found.values()];
}

/** Seen on its way out and again on its way in: the row stays where it was, and leads to where it arrived. */
function joined(before: BlockMessageRow | undefined, row: BlockMessageRow): BlockMessageRow {
  if (before === undefined) return row;
  if (before.here === "both" || before.here === row.here) return before;
  return { ...(before.here === "received" ? before : row), here: "both" };
}

export function runOf(
  { hash, in_msg, out_msgs }: Pick<Transaction, "hash" | "in_msg" | "out_msgs">,
  { address_book: book }: { readonly address_book: AddressBook },
): Run {
  const rowOf = (message: Message, here: "received" | "sent"): BlockMessageRow => ({
    ...messageRow(message, null, book),
    transaction: hash,
    here,
  });
  return {
    hash,
    rows: [
      ...(in_msg === null ? [] : [rowOf(in_msg, "received")]),
      ...out_msgs.map((one) => rowOf(one, "sent")),
    ],
  };
}
