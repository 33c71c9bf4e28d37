import "server-only";
import { cache } from "react";
import { decodeSegment } from "../../domain/filter/url-text";
import { NOT_A_HASH } from "../../domain/transaction/transaction-problems";
import type { TransactionRow } from "../../domain/transaction/transaction-row";
import { tryHash, type Hash } from "../../ton/value/hash";
import { fail, ok, type Result } from "../../toncenter/error";
import { findTransaction, type FoundTransaction } from "./find-transaction";
import { transactionRow } from "../../domain/transaction/make-transaction-row";
import { messageKind } from "../../domain/message/message-kind";

export interface TransactionPageData extends FoundTransaction {
  readonly row: TransactionRow;
  /** The canonical hash differs from the requested one; the message to highlight there, if any. */
  readonly redirect: { readonly message: Hash | null } | null;
}

/** The contents of a transaction's page, for any hash that leads to it. The page and its metadata share the result. */
export const loadTransaction = cache(
  async (network: string, typed: string): Promise<Result<TransactionPageData>> => {
    const hash = readHashInPath(typed);
    if (!hash.ok) return hash;
    const found = await findTransaction(network, hash.value, "interactive");
    if (!found.ok) return found;
    const row = transactionRow(found.value.transaction, found.value.book);
    return ok({ ...found.value, row, redirect: redirectFor(typed, found.value) });
  },
);

export function readHashInPath(typed: string): Result<Hash> {
  const hash = hashInPath(typed);
  return hash === null ? fail(NOT_A_HASH) : ok(hash);
}

/** Path segments arrive percent-encoded: base64 has slashes. */
export function hashInPath(typed: string): Hash | null {
  return tryHash(typed) ?? tryHash(decodeSegment(typed));
}

/**
 * The hash of a message redirects permanently to the transaction that received it, or that emitted a log. A
 * message that has not been received yet is shown at its own URL, since its target will change.
 */
function redirectFor(
  typed: string,
  { transaction, followed }: FoundTransaction,
): TransactionPageData["redirect"] {
  if (followed === null) return typed === transaction.hash ? null : { message: null };
  const isFinal = followed === transaction.in_msg || messageKind(followed) === "log";
  return isFinal ? { message: followed.hash } : null;
}
