import { optional, v3 } from "../endpoint";
import * as param from "../param";
import { atLeastOneOf } from "../param-rule";
import {
  address,
  bigint,
  boc,
  flag,
  hash,
  integer,
  json,
  list,
  listOrNull,
  maybe,
  struct,
  text,
  type Read,
} from "../schema";
import { named } from "./address-book";
import { addresses, page, sort, TEN_ROWS_CHECKED_LATE } from "./v3-params";

const group = "Multisig";

/** What an order will do once it has enough signatures. */
export const OrderAction = struct({
  destination: maybe(address),
  value: maybe(bigint),
  send_mode: maybe(integer),
  body_raw: maybe(boc),
  parsed: maybe(flag),
  parsed_body: maybe(json),
  parsed_body_type: maybe(text),
  error: maybe(text),
});
export type OrderAction = Read<typeof OrderAction>;

export const MultisigOrder = struct({
  address,
  multisig_address: address,
  order_seqno: maybe(bigint),
  threshold: maybe(integer),
  sent_for_execution: maybe(flag),
  /** One bit for each signer, in their order. */
  approvals_mask: maybe(bigint),
  approvals_num: maybe(integer),
  expiration_date: maybe(integer),
  order_boc: maybe(boc),
  signers: listOrNull(address),
  last_transaction_lt: maybe(bigint),
  code_hash: maybe(hash),
  data_hash: maybe(hash),
  actions: listOrNull(OrderAction),
});
export type MultisigOrder = Read<typeof MultisigOrder>;

export const Multisig = struct({
  address,
  next_order_seqno: maybe(bigint),
  threshold: maybe(integer),
  signers: listOrNull(address),
  proposers: listOrNull(address),
  last_transaction_lt: maybe(bigint),
  code_hash: maybe(hash),
  data_hash: maybe(hash),
  orders: listOrNull(MultisigOrder),
});
export type Multisig = Read<typeof Multisig>;

export const multisigWallets = v3({
  path: "multisig/wallets",
  group,
  about: "Multisigs by address, or by signer or proposer.",
  params: {
    address: addresses("The multisigs.", 1_024),
    wallet_address: addresses("Signers and proposers.", 1_024),
    ...page,
    sort,
    include_orders: optional(param.flag, "Include their orders; true by default."),
  },
  rules: [
    atLeastOneOf(
      ["address", "wallet_address"],
      "At least one of address or wallet_address should be specified",
    ),
  ],
  response: struct({ multisigs: list(Multisig), ...named }),
  paging: TEN_ROWS_CHECKED_LATE,
  freshness: "list",
  rows: (answer) => answer.multisigs,
});

export const multisigOrders = v3({
  path: "multisig/orders",
  group,
  about: "Multisig orders by address or by their multisig.",
  params: {
    address: addresses("The orders.", 1_024),
    multisig_address: addresses("Their multisigs.", 1_024),
    parse_actions: optional(param.flag, "Include the actions of the orders."),
    ...page,
    sort,
  },
  rules: [
    atLeastOneOf(
      ["address", "multisig_address"],
      "At least one of address or multisig_address should be specified",
    ),
  ],
  response: struct({ orders: list(MultisigOrder), ...named }),
  paging: TEN_ROWS_CHECKED_LATE,
  freshness: "list",
  rows: (answer) => answer.orders,
});
