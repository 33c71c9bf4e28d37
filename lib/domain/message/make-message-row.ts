import { isRecord } from "../../text/is-record";
import type { MessageRow } from "./message-row";
import { decodedComment } from "./decoded-comment";
import { writtenComment } from "./written-comment";
import { wireJson } from "../list/wire-json";
import type { Address } from "../../ton/address/address";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { Message } from "../../toncenter/v3/v3-message";
import { operationCode } from "../transaction/operation-name";
import { NO_WALLETS, type ListWallets } from "../transaction/list-wallets";
import { operationOf, partyOf } from "../transaction/make-transaction-row";
import { messageKind } from "./message-kind";

/** The maximum length of a comment. */
const MAX_COMMENT = 2_000;
/** The maximum length of decoded content; the transaction's page has all of it. */
const MAX_CONTENTS = 4_000;
const COMMENT_OPCODE = "0x00000000";

/** The row of a message with the names of the same answer, as seen from an account if the list belongs to one. */
export function messageRow(
  message: Message,
  account: Address | null,
  book: AddressBook,
  wallets: ListWallets = NO_WALLETS,
): MessageRow {
  const { source, destination, in_msg_tx_hash: received, out_msg_tx_hash: sent } = message;
  const direction = account === null ? null : directionFrom(account, message);
  const from = source === null ? null : partyOf(source, book, wallets);
  const comment = commentOf(message);
  return {
    hash: message.hash,
    transaction: direction === null ? (received ?? sent) : direction === "out" ? sent : received,
    direction,
    from,
    to: destination === null ? null : partyOf(destination, book, wallets),
    operation: messageKind(message) === "log" ? logName(message) : operationOf(message, null),
    opcode: operationCode(message),
    comment: comment === null ? null : writtenComment(comment, MAX_COMMENT, from),
    contents: comment === null ? contentsOf(message) : null,
    amount: message.value,
    currencies: Object.entries(message.value_extra_currencies ?? {}).map(([id, amount]) => ({ id, amount })),
    at: message.created_at,
  };
}

function directionFrom(account: Address, { source, destination }: Message): MessageRow["direction"] {
  if (source !== account) return "in";
  return destination === account ? "self" : "out";
}

function logName(message: Message): string {
  return message.opcode === null ? "Log" : operationOf(message, null);
}

function commentOf({ opcode, bounced, message_content: content }: Message): string | null {
  if (opcode !== COMMENT_OPCODE || bounced === true) return null;
  return decodedComment(content?.decoded, content?.body ?? null);
}

/** The decoded content as JSON text; null for an empty body. */
function contentsOf({ message_content: content }: Message): unknown {
  const decoded = content?.decoded ?? null;
  if (!isRecord(decoded) || decoded["@type"] === "empty_cell") return null;
  const text = wireJson(decoded);
  return text.length > MAX_CONTENTS ? null : JSON.parse(text);
}
