import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import { NOT_SEEN_YET } from "../../domain/transaction/transaction-problems";
import type { Lane } from "../../gateway/budget/lanes";
import type { Hash } from "../../ton/value/hash";
import { fail, ok, type ApiError, type Result } from "../../toncenter/error";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { Message } from "../../toncenter/v3/v3-message";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import { transactions, transactionsByMessage } from "../../toncenter/v3/v3-transaction-lists";

export interface FoundTransaction {
  readonly transaction: Transaction;
  readonly book: AddressBook;
  /** The message whose hash was requested; null if it was the transaction's own. */
  readonly followed: Message | null;
  /** When the service answered. */
  readonly asOfMs: number;
  /** Why there is no newer answer, if the service could not be reached. */
  readonly problem: ApiError | null;
}

/**
 * Finds a transaction by its hash, by the hash of a message that it received or sent, or by the id of a trace, which
 * is that of its first transaction. One call for a transaction, two for everything else.
 */
export async function findTransaction(
  network: string,
  hash: Hash,
  lane: Lane,
): Promise<Result<FoundTransaction>> {
  const gateway = gatewayOf(network);
  const byHash = await gateway.call(transactions, { hash: [hash] }, { lane });
  if (!byHash.ok) return byHash;
  const answer =
    byHash.value.value.transactions.length > 0
      ? byHash
      : await gateway.call(transactionsByMessage, { msg_hash: hash }, { lane });
  if (!answer.ok) return answer;
  const { value, asOfMs, refreshError } = answer.value;
  const transaction = value.transactions.find((one) => isReceiver(one, hash)) ?? value.transactions[0];
  if (transaction === undefined) return fail(NOT_SEEN_YET);
  const followed = answer === byHash ? null : followedMessage(transaction, hash);
  return ok({ transaction, book: value.address_book, followed, asOfMs, problem: refreshError });
}

function isNamed(message: Message | null, hash: Hash): message is Message {
  return message !== null && (message.hash === hash || message.hash_norm === hash);
}

function isReceiver({ in_msg }: Transaction, hash: Hash): boolean {
  return isNamed(in_msg, hash);
}

function followedMessage({ in_msg, out_msgs }: Transaction, hash: Hash): Message | null {
  return [in_msg, ...out_msgs].find((message) => isNamed(message, hash)) ?? null;
}
