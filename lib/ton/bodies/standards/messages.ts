import {
  anyCell,
  beginning,
  coins,
  group,
  ifLeft,
  int,
  maybe,
  nanounits,
  returnedBody,
  sealed,
  snakeText,
  tagged,
  time,
  uint,
  within,
  type Fields,
} from "../fields";
import { rowsOf } from "../layout";
import { QUERY } from "./common";

/** `new_bounce_body` of block.tlb, which senders choose by a flag of their message. */
const NEW_BOUNCE: Fields = {
  original_body: returnedBody,
  original_info: within(
    group({ value: coins, extra_currencies: maybe(anyCell), created_lt: uint(64), created_at: time(32) }),
  ),
  bounced_by_phase: tagged(8, {
    0: { name: "compute_phase_skipped", fields: {} },
    1: { name: "compute_phase_failed", fields: {} },
    2: { name: "action_phase_failed", fields: {} },
  }),
  exit_code: int(32),
  compute_phase: maybe(group({ gas_used: uint(32), vm_steps: uint(32) })),
};

/** Messages of any contract. */
export const MESSAGES = [
  ...rowsOf("standard of comments", {
    "0x00000000": { text: snakeText },
    "0x2167da4b": { cipher_text: sealed },
  }),
  ...rowsOf("rules of the network", { "0xffffffff": { payload: beginning } }, { place: "message" }),
  ...rowsOf(
    "rules of the network",
    { "0xfffffffe": NEW_BOUNCE },
    { place: "message", name: "bounce", isBounce: true, wholeOnly: true, own: true },
  ),
  ...rowsOf("TEP-74", { "0xd53276db": QUERY }),
  ...rowsOf("known messages", {
    "0x1690c604": { ...QUERY, amount: nanounits },
    "0x7b4b42e6": QUERY,
    "0xe8a0abfe": QUERY,
  }),
  ...rowsOf("governed jetton", { "0xd372158c": { query_id: ifLeft(uint(64)) } }),
];
