import "server-only";
import { cache } from "react";
import type { TransactionRow } from "../../domain/transaction/transaction-row";
import { tryHash, type Hash } from "../../ton/value/hash";
import { badInput, fail, ok, type Result } from "../../toncenter/error";
import { findTransaction, type FoundTransaction } from "./find-transaction";
import { transactionRow } from "../../domain/transaction/make-transaction-row";

export interface TransactionPageData extends FoundTransaction {
  readonly row: TransactionRow;
  /** Its lasting name is another than the one that was followed; the message to point at there, if any. */
  readonly moved: { readonly message: Hash | null } | null;
}

/**
 * What the page of a transaction shows, for any name of it. The page and its title ask for the same, which
 * is one question.
 */
export const loadTransaction = cache(
  async (network: string, typed: string): Promise<Result<TransactionPageData>> => {
    const hash = readHashInPath(typed);
    if (!hash.ok) return hash;
    const found = await findTransaction(network, hash.value, "person");
    if (!found.ok) return found;
    const row = transactionRow(found.value.transaction, found.value.book);
    return ok({ ...found.value, row, moved: movedFrom(typed, found.value) });
  },
);

export function readHashInPath(typed: string): Result<Hash> {
  const hash = hashInPath(typed);
  if (hash !== null) return ok(hash);
  return fail(
    badInput("A transaction is named by a hash of 32 bytes, and this is none.", "hash", [
      "64 hexadecimal digits, with or without 0x",
      "base64",
      "base64url",
    ]),
  );
}

/** Segments of a path come as they were escaped: base64 has slashes. */
export function hashInPath(typed: string): Hash | null {
  return tryHash(typed) ?? tryHash(decodeURIComponent(typed));
}

/**
 * The name of a message leads for good to the transaction that received it, or that wrote a log. Of one that
 * nobody has received yet it leads there only later: that may not be remembered.
 */
function movedFrom(typed: string, { transaction, followed }: FoundTransaction): TransactionPageData["moved"] {
  if (followed === null) return typed === transaction.hash ? null : { message: null };
  const settled = followed === transaction.in_msg || followed.destination === null;
  return settled ? { message: followed.hash } : null;
}
