import { address, bigint, boc, hash, integer, list, maybe, struct, text, type Read } from "../schema";
import { AccountAddress, extraCurrencyList, TransactionId } from "./v2-types";
import { blank, tagged } from "./v2-wire";

/** The content of a message. Text is base64 of its bytes; encrypted text is not decoded. */
export const MessageData = tagged("@type", {
  "msg.dataRaw": { body: blank(boc), init_state: blank(boc) },
  "msg.dataText": { text: maybe(text) },
  "msg.dataDecryptedText": { text: maybe(text) },
  "msg.dataEncryptedText": { text: maybe(text) },
});
export type MessageData = Read<typeof MessageData>;

const messageFields = {
  /** Nodes of the older generation omit it. */
  hash: maybe(hash),
  value: bigint,
  extra_currencies: extraCurrencyList,
  fwd_fee: bigint,
  ihr_fee: bigint,
  created_lt: bigint,
  body_hash: hash,
  msg_data: MessageData,
};

/** Source and destination are null where they are external. */
export const NodeMessage = struct({
  ...messageFields,
  source: blank(address),
  destination: blank(address),
  message: maybe(text),
  message_decode_error: maybe(text),
});
export type NodeMessage = Read<typeof NodeMessage>;

export const MessageStd = struct({ ...messageFields, source: AccountAddress, destination: AccountAddress });
export type MessageStd = Read<typeof MessageStd>;

const transactionFields = {
  address: struct({ account_address: address }),
  utime: integer,
  data: boc,
  transaction_id: TransactionId,
  fee: bigint,
  storage_fee: bigint,
  other_fee: bigint,
};

export const NodeTransaction = struct({
  ...transactionFields,
  account: maybe(address),
  in_msg: maybe(NodeMessage),
  out_msgs: list(NodeMessage),
});
export type NodeTransaction = Read<typeof NodeTransaction>;

export const TransactionStd = struct({
  ...transactionFields,
  in_msg: maybe(MessageStd),
  out_msgs: list(MessageStd),
});
export type TransactionStd = Read<typeof TransactionStd>;

export const TransactionExt = struct({
  ...transactionFields,
  account: maybe(address),
  in_msg: maybe(MessageStd),
  out_msgs: list(MessageStd),
});
export type TransactionExt = Read<typeof TransactionExt>;
