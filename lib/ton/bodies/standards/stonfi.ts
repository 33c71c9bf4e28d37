import {
  address,
  anyCell,
  bits,
  coins,
  flag,
  group,
  hereOrApart,
  maybe,
  payload,
  time,
  uint,
  units,
  within,
  type Fields,
} from "../fields";
import { rowsOf } from "../layout";
import { QUERY } from "./common";

const ROUTE: Fields = {
  token_wallet: address,
  refund_address: address,
  excesses_address: address,
  deadline: time(64),
};
const SWAP: Fields = {
  ...ROUTE,
  swap: within(
    group({
      min_out: units,
      receiver: address,
      forward_gas: coins,
      custom_payload: maybe(anyCell),
      refund_forward_gas: coins,
      refund_payload: maybe(anyCell),
      referral_fee: uint(16),
      referral_address: address,
    }),
  ),
};
const PROVIDE: Fields = {
  ...ROUTE,
  liquidity: within(
    group({
      min_lp_out: units,
      to_address: address,
      both_positive: flag,
      forward_amount: coins,
      custom_payload: maybe(anyCell),
    }),
  ),
};
const PAID: Fields = { amount_0_out: units, token_0: address, amount_1_out: units, token_1: address };
const SENT: Fields = { ...QUERY, from_user: address, left_amount: units, right_amount: units };

/** The operation that the router received, and then what came with it. */
const routed = (fields: Fields) => within(group({ operation: bits(32), ...fields }));

export const STONFI = [
  ...rowsOf("TEP-161", {
    "0x01f3835d": { ...QUERY, ton_amount: coins, refund_address: address, forward_payload: payload },
    "0xae25d79e": QUERY,
    "0x29d22935": QUERY,
    "0x4f5f4313": { ...QUERY, owner_address: address, excesses_address: address },
    "0x6540cf85": { ...QUERY, excesses_address: address },
  }),
  ...rowsOf(
    "STON.fi",
    {
      "0x25938561": {
        token_wallet: address,
        min_out: units,
        to_address: address,
        referral_address: maybe(address),
      },
      "0xfcf9e58f": { token_wallet: address, min_lp_out: units },
      "0x6664de2a": SWAP,
      "0x37c096df": PROVIDE,
      "0xc64370e5": {},
      "0x45078540": {},
    },
    { place: "payload" },
  ),
  ...rowsOf(
    "STON.fi",
    {
      "0x25938561": {
        ...QUERY,
        to_address: address,
        sender_address: address,
        amount: units,
        min_out: units,
        has_referral: flag,
        addresses: anyCell,
      },
      "0x6664de2a": { ...SENT, request: routed(SWAP) },
      "0x37c096df": { ...SENT, request: routed(PROVIDE) },
      "0x657b54f5": {
        ...QUERY,
        to_address: address,
        excesses_address: address,
        original_caller: address,
        exit_code: uint(32),
        custom_payload: maybe(anyCell),
        paid: within(group({ forward_ton_amount: coins, ...PAID })),
      },
      "0xf93bb43f": {
        ...QUERY,
        owner: address,
        exit_code: uint(32),
        paid: hereOrApart(group(PAID)),
      },
      "0x0490f09b": { ...QUERY, amount: units, excesses_address: address },
      "0x2100c922": { ...QUERY, amount_out: units, token: address, to_address: address },
      "0x63381632": { ...QUERY, owner: address, excesses_address: address, paid: within(group(PAID)) },
      "0x354bcdf4": QUERY,
    },
    { place: "message" },
  ),
];
