import {
  address,
  anyCell,
  flag,
  group,
  hereOrApart,
  maybe,
  nanocoins,
  payload,
  time,
  uint,
  units,
  unnamed,
  within,
  type Fields,
} from "../fields";
import { rowsOf } from "../layout";
import { maybeCell, QUERY } from "./common";

const ROUTE: Fields = {
  token_wallet1: address,
  refund_address: address,
  excesses_address: address,
  tx_deadline: time(64),
};
const SWAP: Fields = {
  ...ROUTE,
  swap: unnamed(
    within(
      group({
        min_out: units,
        receiver: address,
        fwd_gas: nanocoins,
        custom_payload: maybeCell,
        refund_fwd_gas: nanocoins,
        refund_payload: maybeCell,
        ref_fee: uint(16),
        ref_address: address,
      }),
    ),
  ),
};
const PROVIDE: Fields = {
  ...ROUTE,
  liquidity: unnamed(
    within(
      group({
        min_lp_out: units,
        to_address: address,
        both_positive: uint(1),
        fwd_amount: nanocoins,
        custom_payload: maybeCell,
      }),
    ),
  ),
};
const PAID: Fields = {
  amount0_out: units,
  token0_address: address,
  amount1_out: units,
  token1_address: address,
};
const SENT: Fields = { ...QUERY, from_user: address, left_amount: units, right_amount: units };
const REST_OF_ADDED: Fields = { refund_address: address, excess_address: address };

/** The operation that the router received, and then what came with it. */
const routed = (fields: Fields) => unnamed(within(group({ transferred_op: uint(32), ...fields })));

export const STONFI = [
  ...rowsOf("TEP-161", {
    "0x01f3835d": { ...QUERY, ton_amount: nanocoins, refund_address: address, forward_payload: payload },
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
        jetton_amount: units,
        min_out: units,
        has_ref_address: flag,
        addrs: anyCell,
      },
      "0x6664de2a": { ...SENT, request: routed(SWAP) },
      "0x37c096df": { ...SENT, request: routed(PROVIDE) },
      "0x06ecd527": {
        ...QUERY,
        tot_am0: units,
        tot_am1: units,
        user_address: address,
        min_lp_out: units,
        fwd_amount: nanocoins,
        custom_payload_cs: maybeCell,
        more: unnamed(within(group({ to_user_address: address, ...REST_OF_ADDED }))),
      },
      "0x50c6a654": {
        ...QUERY,
        new_amount0: units,
        new_amount1: units,
        min_lp_out: units,
        fwd_amount: nanocoins,
        both_positive: uint(1),
        to_user: address,
        custom_payload_cs: maybeCell,
        more: unnamed(within(group(REST_OF_ADDED))),
      },
      "0x657b54f5": {
        ...QUERY,
        to_address: address,
        excesses_address: address,
        original_caller: address,
        exit_code: uint(32),
        custom_payload: maybeCell,
        paid: unnamed(within(group({ fwd_ton_amount: nanocoins, ...PAID }))),
      },
      "0xf93bb43f": {
        ...QUERY,
        owner: address,
        exit_code: uint(32),
        params: hereOrApart(group(PAID, "pay_to_params")),
      },
      "0x0490f09b": { ...QUERY, jetton_amount: units, excesses_address: address },
      "0x2100c922": { ...QUERY, amount_out: units, token_address: address, to_address: address },
      "0x63381632": {
        ...QUERY,
        owner: address,
        excesses_address: address,
        paid: unnamed(within(group(PAID))),
      },
      "0x297437cf": {
        ...QUERY,
        jetton_amount: units,
        from_address: address,
        response_address: address,
        maybe_custom_payload: maybeCell,
      },
      "0x354bcdf4": QUERY,
    },
    { place: "message" },
  ),
];
