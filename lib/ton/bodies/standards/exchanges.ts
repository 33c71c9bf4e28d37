import {
  account,
  address,
  anyCell,
  flag,
  group,
  maybe,
  nanocoins,
  nanounits,
  rest,
  time,
  uint,
  units,
  unnamed,
  within,
  type Fields,
} from "../fields";
import { rowsOf } from "../layout";
import { maybeCell, QUERY } from "./common";

const next = maybe(within(group({ recipient: address, payload: maybeCell }, "next_payload")));
const moonSwap = group(
  {
    min_out: units,
    deadline: time(64),
    excess: maybe(address),
    referral: maybe(address),
    next_fulfill: next,
    next_reject: next,
  },
  "swap_params",
);
const order = group({ rate: uint(256), lock: uint(2), vesting_time: time(64) }, "order_data");
const FILL: Fields = { recipient: address, recipient_payload: maybeCell, reject_address: address };

const LOGGED: Fields = {
  supply_delta: nanounits,
  new_supply: nanounits,
  collected_ton_liq: nanocoins,
  refferal: rest,
};
const SOLD: Fields = { ton_amount: nanocoins, jetton_amount: nanounits, fee_ton_amount: nanocoins };

/** Exchanges and launch pads of a few messages each. */
export const EXCHANGES = [
  ...rowsOf(
    "moon.cx",
    {
      "0xb37a900b": { ...QUERY, amount: units, swap_params: moonSwap },
      "0xcb7f38d6": { rest },
      "0xc47c1f57": { rest },
      "0xb31db781": { ...QUERY, min_lp_out: units },
      "0x96aa1586": QUERY,
      "0xda067c19": { ...QUERY, asset2_id: address, order_data: order },
      "0x983432e2": { ...QUERY, order_fee: uint(8), order_data: order, pipes: anyCell },
      "0x99b49842": { ...QUERY, ...FILL },
      "0x96612e37": QUERY,
      "0xb4fc3916": QUERY,
      "0x1e8d79c4": QUERY,
      "0x49f48ee9": QUERY,
    },
    { place: "message" },
  ),
  ...rowsOf(
    "moon.cx",
    {
      "0xb37a900b": { swap_params: moonSwap },
      "0xcb7f38d6": { rest },
      "0xc47c1f57": { rest },
      "0xb31db781": { min_lp_out: units },
      "0x96aa1586": { rest },
      "0xda067c19": { asset1_id: address, asset2_id: address, order_data: order },
      "0x99b49842": FILL,
    },
    { place: "payload" },
  ),
  ...rowsOf(
    "Tegro",
    {
      "0x600c00fd": {
        ...QUERY,
        extract: flag,
        max_in: nanounits,
        min_out: nanounits,
        destination: address,
        error_destination: address,
        ref: maybe(within(address)),
      },
    },
    { place: "message" },
  ),
  ...rowsOf(
    "Tegro",
    {
      "0x287e167a": { amount_a: units, abount_b: units },
      "0x01fb7a25": {
        extract: flag,
        max_in: units,
        min_out: units,
        destination: address,
        error_destination: address,
        payload: maybeCell,
      },
    },
    { place: "payload" },
  ),
  ...rowsOf("Megaton", {
    "0x77a33521": { ...QUERY, amount: nanocoins },
    "0x56a8e920": {
      pool_addr: account,
      last_mined: uint(256),
      last_index: uint(256),
      mined: unnamed(within(group({ last_mined: uint(256), last_index: uint(256) }))),
    },
  }),
  ...rowsOf("Blum Memepad", {
    "0xaf750d34": { ...QUERY, min_recieve: nanounits, receiver: address, refferal: rest },
    "0x742b36d8": { ...QUERY, amount: nanounits, min_recieve: nanocoins, refferal: rest },
    "0xf0fd50bb": QUERY,
    "0xceac8af4": { buyer_address: address, tons_consumed: nanocoins, ...LOGGED },
    "0xef2e2def": { seller_address: address, ton_value: nanocoins, ...LOGGED },
    "0x30c7219b": { ton_liq_amount: nanocoins, jetton_liq_amount: nanounits },
  }),
  ...rowsOf("GasPump", {
    "0x67617302": {
      buyer_address: address,
      input_ton_amount: nanocoins,
      ...SOLD,
      bonding_curve_overflow: flag,
    },
    "0x67617303": { seller_address: address, ...SOLD },
    "0x67617305": SOLD,
    "0x67617306": { old_trade_state: uint(16), new_trade_state: uint(16) },
  }),
  ...rowsOf("DAOLama", { "0x5c11ada9": { amount: nanocoins } }),
  ...rowsOf("airdrop", { "0x3a86f1a0": { ...QUERY, proof: maybeCell } }),
];
