import {
  account,
  address,
  anyCell,
  bits,
  chunkedText,
  coins,
  flag,
  int,
  group,
  nanocoins,
  nanograms,
  maybe,
  payload,
  recursive,
  tagged,
  time,
  uint,
  variants,
  when,
  within,
  type Field,
  type Fields,
} from "../fields";
import { rowsOf, type Layout } from "../layout";
import { QUERY } from "./common";

const HANDED_ON: Fields = {
  response_destination: address,
  custom_payload: maybe(anyCell),
  forward_amount: coins,
  forward_payload: payload,
};
const PROOF_REQUEST: Fields = { ...QUERY, dest: address, forward_payload: anyCell, with_content: flag };
const PROOF: Fields = { data: anyCell, revoked_at: time(64), content: maybe(anyCell) };

const capability = variants(
  { prefix: { bits: 16, value: 0x5371 }, name: "cap_method_seqno", fields: {} },
  { prefix: { bits: 16, value: 0x71f4 }, name: "cap_method_pubkey", fields: {} },
  { prefix: { bits: 16, value: 0x2177 }, name: "cap_is_wallet", fields: {} },
  { prefix: { bits: 8, value: 0xff }, name: "cap_name", fields: { name: chunkedText } },
);
const protocol = variants({ prefix: { bits: 16, value: 0x4854 }, name: "proto_http", fields: {} });

/** Each item after a set bit, until one that is not set. */
function bitList(name: string, item: Field): Field {
  const list: Field = variants(
    {
      prefix: { bits: 1, value: 1 },
      name: `${name}_next`,
      fields: { head: item, tail: recursive(() => list) },
    },
    { prefix: { bits: 1, value: 0 }, name: `${name}_nil`, fields: {} },
  );
  return list;
}

const record = tagged(16, {
  0x9fd3: {
    name: "dns_smc_address",
    fields: { smc_addr: address, flags: uint(8), cap_list: when("flags", bitList("cap_list", capability)) },
  },
  0xba93: { name: "dns_next_resolver", fields: { resolver: address } },
  0xad01: {
    name: "dns_adnl_address",
    fields: {
      adnl_addr: bits(256),
      flags: uint(8),
      proto_list: when("flags", bitList("proto_list", protocol)),
    },
  },
  0x1eda: { name: "dns_text", fields: { text: chunkedText } },
  0x7473: { name: "dns_storage_address", fields: { bag_id: bits(256) } },
});

const SIGNED_QUERY: Fields = { query_id: int(64) };
const DEPLOYED: Fields = { sender_address: account, bid: nanograms };
const telegramText = group({ text: { is: "sized text" } }, "telemint_text");
const auction = within(
  group(
    {
      beneficiary_address: account,
      initial_min_bid: nanograms,
      max_bid: nanograms,
      min_bid_step: uint(8),
      min_extend_time: uint(32),
      duration: uint(32),
    },
    "teleitem_auction_config",
  ),
);
const royalty = within(
  group({ numerator: uint(16), denominator: uint(16), destination: address }, "nft_royalty_params"),
);
const DEPLOY: Fields = {
  subwallet_id: uint(32),
  valid_since: time(32),
  valid_till: time(32),
  token_name: telegramText,
  content: anyCell,
  auction_config: auction,
  royalty_params: maybe(royalty),
};
const restrictions = maybe(
  within(
    group(
      { force_sender_address: maybe(account), rewrite_sender_address: maybe(account) },
      "telemint_restrictions",
    ),
  ),
);

/** Items of collections, and the domain names that are such items. */
export const ITEMS: readonly Layout[] = [
  ...rowsOf("TEP-62", {
    "0x5fcc3d14": { ...QUERY, new_owner: address, ...HANDED_ON },
    "0x05138d91": { ...QUERY, prev_owner: address, forward_payload: payload },
    "0x2fcb26a2": QUERY,
    "0x8b771735": { ...QUERY, index: uint(256), collection: address },
  }),
  ...rowsOf("TEP-66", {
    "0x693d3950": QUERY,
    "0xa8cb00ad": { ...QUERY, numerator: uint(16), denominator: uint(16), destination: address },
  }),
  ...rowsOf("TEP-85", {
    "0x04ded148": PROOF_REQUEST,
    "0xd0c3bfea": PROOF_REQUEST,
    "0x0524c7ae": { ...QUERY, item_id: uint(256), owner: address, ...PROOF },
    "0x0dd607e3": { ...QUERY, item_id: uint(256), initiator: address, owner: address, ...PROOF },
    "0x1f04537a": QUERY,
    "0x6f89f5e3": QUERY,
  }),
  ...rowsOf("TEP-85", { "0xd136d3b3": QUERY }, { own: true }),
  ...rowsOf(
    "editable item",
    {
      "0x1a0b9d51": { ...QUERY, content: anyCell },
      "0x1c04412a": { ...QUERY, new_editor: address, ...HANDED_ON },
      "0x511a4463": { ...QUERY, prev_editor: address, forward_payload: payload },
    },
    { own: true },
  ),
  ...rowsOf("TEP-81", {
    "0x4eb1f0f9": { ...QUERY, key: bits(256), value: within(record) },
    "0x4ed14b65": QUERY,
    "0x44beae41": QUERY,
    "0x370fec51": QUERY,
    "0x557cea20": QUERY,
  }),
  {
    opcode: "0x4eb1f0f9",
    name: "delete_dns_record",
    standard: "TEP-81",
    fields: { ...QUERY, key: bits(256) },
  },
  ...rowsOf("names and numbers of Telegram", {
    "0x371638ae": SIGNED_QUERY,
    "0xa37a0983": SIGNED_QUERY,
    "0xa43227e1": SIGNED_QUERY,
    "0x38127de1": { bid: nanograms, bid_ts: time(32) },
    "0x299a3e15": {
      ...DEPLOYED,
      token_info: within(group({ name: telegramText, domain: telegramText }, "telemint_token_info")),
      nft_content: anyCell,
      auction_config: auction,
      royalty_params: royalty,
    },
    "0x487a8e81": { ...SIGNED_QUERY, auction_config: auction },
    "0x4637289a": { sig: bits(512), msg: group(DEPLOY, "telemint_unsigned_deploy") },
    "0x4637289b": {
      sig: bits(512),
      msg: group({ ...DEPLOY, restrictions }, "telemint_unsigned_deploy_v2"),
    },
  }),
  {
    opcode: "0x299a3e15",
    name: "teleitem_msg_deploy_head",
    standard: "names and numbers of Telegram",
    fields: DEPLOYED,
  },
  ...rowsOf("Getgems", {
    "0x6c6c2080": {
      ...QUERY,
      new_full_price: nanocoins,
      new_mp_fee: nanocoins,
      new_royalty_amount: nanocoins,
    },
  }),
];
