import {
  address,
  anyCell,
  bits,
  chunkedText,
  coins,
  flag,
  ifReferred,
  maybe,
  payload,
  tagged,
  time,
  uint,
  within,
  type Fields,
} from "../fields";
import { rowsOf } from "../layout";
import { QUERY } from "./common";

const HANDED_ON: Fields = {
  response_destination: address,
  custom_payload: maybe(anyCell),
  forward_amount: coins,
  forward_payload: payload,
};
const ASKED: Fields = { ...QUERY, dest: address, forward_payload: anyCell, with_content: flag };
const PROOF: Fields = { data: anyCell, revoked_at: time(64), content: maybe(anyCell) };

const record = tagged(16, {
  0x9fd3: { name: "account", fields: { address, flags: uint(8) } },
  0xba93: { name: "next_resolver", fields: { resolver: address } },
  0xad01: { name: "site", fields: { adnl_address: bits(256), flags: uint(8) } },
  0x1eda: { name: "text", fields: { text: chunkedText } },
  0x7473: { name: "storage", fields: { bag_id: bits(256) } },
});

/** Items of collections, and the names that are such items. */
export const ITEMS = [
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
    "0x04ded148": ASKED,
    "0xd0c3bfea": ASKED,
    "0x0524c7ae": { ...QUERY, item_id: uint(256), owner: address, ...PROOF },
    "0x0dd607e3": { ...QUERY, item_id: uint(256), initiator: address, owner: address, ...PROOF },
    "0x1f04537a": QUERY,
    "0x6f89f5e3": QUERY,
    "0xd136d3b3": QUERY,
  }),
  ...rowsOf("editable item", {
    "0x1a0b9d51": { ...QUERY, content: anyCell },
    "0x1c04412a": { ...QUERY, new_editor: address, ...HANDED_ON },
    "0x511a4463": { ...QUERY, prev_editor: address, forward_payload: payload },
  }),
  ...rowsOf("TEP-81", {
    "0x4eb1f0f9": { ...QUERY, key: bits(256), value: ifReferred(within(record)) },
    "0x4ed14b65": QUERY,
    "0x44beae41": QUERY,
    "0x370fec51": QUERY,
    "0x557cea20": QUERY,
  }),
  ...rowsOf("names and numbers of Telegram", {
    "0x371638ae": QUERY,
    "0xa37a0983": QUERY,
    "0xa43227e1": { logical_time: uint(64) },
    "0x38127de1": { bid: coins, bid_at: time(32) },
  }),
];
