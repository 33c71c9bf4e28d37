import type { BlockMessageRow } from "./block-message-row";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { Message } from "../../toncenter/v3/v3-message";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import { messageRow } from "./make-message-row";

/** A transaction with its messages as rows. */
export interface Run {
  readonly hash: string;
  readonly rows: readonly BlockMessageRow[];
}

/** The messages of the transactions in order, without duplicates. */
export function messagesOf(runs: readonly Run[]): readonly BlockMessageRow[] {
  const found = new Map<string, BlockMessageRow>();
  for (const row of runs.flatMap(({ rows }) => rows)) found.set(row.hash, joined(found.get(row.hash), row));
  return [...found.values()];
}

/** A message both sent and received in the block stays in place and links to the receiving transaction. */
function joined(before: BlockMessageRow | undefined, row: BlockMessageRow): BlockMessageRow {
  if (before === undefined) return row;
  if (before.inBlock === "both" || before.inBlock === row.inBlock) return before;
  return { ...(before.inBlock === "received" ? before : row), inBlock: "both" };
}

export function runOf(
  { hash, in_msg, out_msgs }: Pick<Transaction, "hash" | "in_msg" | "out_msgs">,
  { address_book: book }: { readonly address_book: AddressBook },
): Run {
  const rowOf = (message: Message, inBlock: "received" | "sent"): BlockMessageRow => ({
    ...messageRow(message, null, book),
    transaction: hash,
    inBlock,
  });
  return {
    hash,
    rows: [
      ...(in_msg === null ? [] : [rowOf(in_msg, "received")]),
      ...out_msgs.map((one) => rowOf(one, "sent")),
    ],
  };
}
