import {
  address,
  dictionary,
  either,
  flag,
  group,
  int,
  maybe,
  nanocoins,
  nanounits,
  rest,
  uint,
  within,
  type Fields,
} from "../fields";
import { rowsOf } from "../layout";
import { maybeCell, QUERY } from "./common";

const liquidity = dictionary(int(32), int(32));
const slippage = either(nanounits, uint(256));
const XY: Fields = { amount_x: nanounits, amount_y: nanounits };
const REJECT: Fields = { reject_payload: maybeCell };
const FORWARD: Fields = { forward_payload: maybeCell };
const PAYLOADS: Fields = { ...REJECT, ...FORWARD };
const EXTRA: Fields = { additional_data: maybeCell, ...PAYLOADS };
const additional = maybe(within(group({ from_address: address, ref_address: address }, "additional_data")));
const EXTRA_V2: Fields = { additional_data: additional, ...PAYLOADS };
const DISTRIBUTED: Fields = { distributed_x_amount: nanounits, distributed_y_amount: nanounits };
const farming = maybe(within(group(DISTRIBUTED, "farming_data")));
const swapData = maybe(
  within(
    group(
      { previous_time: uint(64), start_price: uint(256), actual_fee: uint(16), ...DISTRIBUTED },
      "swap_additional",
    ),
  ),
);
const SWAPPED: Fields = {
  ...QUERY,
  to_address: address,
  order: flag,
  is_x: flag,
  amount_in: nanounits,
  amount_out: nanounits,
  exact_out: nanounits,
  slippage,
};
const WANTED: Fields = { to_address: address, slippage, exact_out: nanounits };
const ADDED: Fields = { ...XY, deposit_type: uint(3), liquidity_dict: liquidity, ...PAYLOADS };
const FALLBACK: Fields = {
  ...QUERY,
  first_range_bin: int(32),
  order: flag,
  user_address: address,
  is_x: flag,
  amount_in: nanounits,
};
const SUCCESS: Fields = {
  ...QUERY,
  new_current_bin: int(32),
  new_sqrt_price: uint(256),
  order: flag,
  ...XY,
  is_x: flag,
  user_address: address,
};
const PROVIDED: Fields = {
  ...QUERY,
  ref_1: maybeCell,
  ref_2: maybeCell,
  ref_3: maybeCell,
  ...XY,
  to_address: address,
};
const DEPOSIT: Fields = { deposit_type: uint(4), liquidity_dict: liquidity, ...PAYLOADS };
const SWAP_V2 = "0x87d36990";

export const BIDASK = [
  ...rowsOf(
    "Bidask",
    {
      "0xf2ef6c1b": { ...QUERY, native_amount: nanocoins, ...WANTED, ref_address: address, ...EXTRA },
      "0x96feef7b": { ...QUERY, ...DEPOSIT },
      "0x520e4831": { ...SUCCESS, ref_cell: maybeCell, ...EXTRA },
      "0x1bba3896": { ...FALLBACK, ...DISTRIBUTED, additional_data: additional, ...REJECT },
      "0x02422cbe": {
        ...QUERY,
        first_range_bin: int(32),
        x_excess: nanounits,
        y_excess: nanounits,
        user_address: address,
        ...REJECT,
        order: flag,
      },
      "0x42062d62": { ...QUERY, first_range_bin: int(32), ...XY, user_address: address, ...FORWARD },
      "0x66210c65": { ...SWAPPED, ref_cell: maybeCell, ...EXTRA },
      "0x59699475": { ...SWAPPED, ref_cell: maybeCell, ...EXTRA },
      "0xd1b02ea5": {
        ...PROVIDED,
        dex_payload: within(
          group({ first_bin: int(32), liquidity_dict: liquidity, current_bin: int(32), remaining: rest }),
        ),
      },
      "0x0c09445a": {
        ...QUERY,
        ...XY,
        excess_x: nanounits,
        excess_y: nanounits,
        user_address: address,
        first_bin: int(32),
        number_of_bins: uint(32),
        liquidity_dict: liquidity,
        lp_tokens: liquidity,
        ...PAYLOADS,
        order: flag,
      },
      "0x214ad1d2": { ...QUERY, ...ADDED },
      "0xaf31d23f": { ...QUERY, user_address: address, ...ADDED },
      "0x16e09400": {
        ...QUERY,
        owner_address: address,
        ...XY,
        first_bin: int(32),
        tokens_to_burn: liquidity,
        ...FORWARD,
      },
      "0x250ad226": {
        ...QUERY,
        ref_1: maybeCell,
        ref_2: maybeCell,
        liquidity_dict: liquidity,
        number_of_bins: uint(32),
        ...FORWARD,
      },
      "0x73403c43": { ...QUERY, tokens_to_burn: liquidity, ...FORWARD },
      "0xebd6ec83": { ...QUERY, ...FORWARD },
      "0x0dc8bb28": { ...QUERY, ...FORWARD },
      "0x6edd65f0": { ...QUERY, native_amount: nanocoins, ...FORWARD },
      [SWAP_V2]: { ...SWAPPED, farming_cell: farming, ...EXTRA_V2 },
      "0xd3a25890": { ...SUCCESS, dynamic_fee: uint(16), ...EXTRA_V2 },
      "0x5a6a036f": { ...SWAPPED, swap_additional_data: swapData, ...EXTRA_V2 },
    },
    { place: "message" },
  ),
  // The same numbers for other fields: the first that fits counts.
  ...rowsOf("Bidask", { "0xd1b02ea5": { ...PROVIDED, dex_payload: rest } }, { place: "message" }),
  {
    opcode: "0x1bba3896",
    name: "bidask_swap_fallback",
    standard: "Bidask",
    place: "message",
    fields: { ...FALLBACK, additional_data: maybeCell, ...REJECT },
  },
  {
    opcode: SWAP_V2,
    name: "bidask_swap_v2",
    standard: "Bidask",
    place: "message",
    fields: { ...QUERY, native_amount: nanocoins, ...WANTED, ...EXTRA_V2 },
  },
  ...rowsOf(
    "Bidask",
    {
      "0xf2ef6c1b": { ...WANTED, ref_address: address, ...EXTRA },
      "0x96feef7b": DEPOSIT,
      "0x3ea0bafc": { ton_amount: nanocoins, ...DEPOSIT },
    },
    { place: "payload" },
  ),
  {
    opcode: SWAP_V2,
    name: "bidask_swap_v2_forward_payload",
    standard: "Bidask",
    place: "payload",
    fields: { ...WANTED, ...EXTRA_V2 },
  },
] as const;
