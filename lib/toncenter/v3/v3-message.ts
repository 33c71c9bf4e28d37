import { optional, v3 } from "../endpoint";
import * as param from "../param";
import { atMostOneOf } from "../param-rule";
import {
  address,
  bigint,
  boc,
  extraCurrencies,
  flag,
  hash,
  integer,
  json,
  list,
  maybe,
  opcode,
  struct,
  text,
  type Read,
} from "../schema";
import { namedWithTokens } from "./address-book";
import { direction, hashes, page, sort, TEN_ROWS, timeWindow } from "./v3-params";

export const MessageContent = struct({
  hash: maybe(hash),
  body: maybe(boc),
  /** A tree with `@type` names; null when the layout is unknown. */
  decoded: maybe(json),
});
export type MessageContent = Read<typeof MessageContent>;

/** Without a source it is an external message, without a destination it is a log. */
export const Message = struct({
  hash,
  /** For an external message: its normalised hash, which wallets search for, if it differs. */
  hash_norm: maybe(hash),
  source: maybe(address),
  destination: maybe(address),
  value: maybe(bigint),
  value_extra_currencies: extraCurrencies,
  fwd_fee: maybe(bigint),
  ihr_fee: maybe(bigint),
  import_fee: maybe(bigint),
  extra_flags: maybe(bigint),
  created_lt: maybe(bigint),
  created_at: maybe(integer),
  opcode: maybe(opcode),
  decoded_opcode: maybe(text),
  ihr_disabled: maybe(flag),
  bounce: maybe(flag),
  bounced: maybe(flag),
  in_msg_tx_hash: maybe(hash),
  out_msg_tx_hash: maybe(hash),
  message_content: maybe(MessageContent),
  init_state: maybe(MessageContent),
});
export type Message = Read<typeof Message>;

export const messages = v3({
  path: "messages",
  group: "Blockchain data",
  about:
    "Messages by hash, sender, receiver, operation or time; each once, with the transactions at both ends.",
  params: {
    msg_hash: hashes("The messages."),
    hash: hashes("Older name of msg_hash."),
    body_hash: optional(param.hash, "Hash of the body."),
    source: optional(param.addressOrNone, "The sender; null for external messages."),
    destination: optional(param.addressOrNone, "The receiver; null for logs."),
    opcode: optional(param.opcode, "First 32 bits of the body."),
    ...timeWindow,
    direction,
    exclude_externals: optional(param.flag, "Exclude external messages."),
    only_externals: optional(param.flag, "Only external messages."),
    ...page,
    sort,
  },
  rules: [atMostOneOf(["hash", "msg_hash"], "cannot use both legacy and new message hashes")],
  response: struct({ messages: list(Message), ...namedWithTokens }),
  paging: TEN_ROWS,
  pin: {
    end_lt: "created_lt",
    end_utime: "created_at",
    // External messages have no lt: any bound excludes them.
    hidesRows: ({ source, exclude_externals, start_lt, end_lt, start_utime, end_utime }) =>
      [start_lt, end_lt, start_utime, end_utime].every((bound) => bound === undefined) &&
      exclude_externals !== true &&
      (source === undefined || source === "null"),
  },
  freshness: "list",
  rows: (answer) => answer.messages,
});
