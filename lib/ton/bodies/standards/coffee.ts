import {
  account,
  address,
  anyCell,
  group,
  int,
  maybe,
  nanocoins,
  nanounits,
  recursive,
  tagged,
  time,
  uint,
  unnamed,
  within,
  type Fields,
} from "../fields";
import { rowsOf } from "../layout";
import { maybeCell, QUERY } from "./common";

const asset = tagged(2, {
  0b00: { name: "native", fields: {} },
  0b01: { name: "jetton", fields: { chain: uint(8), hash: uint(256) } },
  0b10: { name: "extra", fields: { id: uint(32) } },
});
const amm = tagged(3, {
  0b000: { name: "constant_product", fields: {} },
  0b001: { name: "curve_fi_stable", fields: {} },
});
const RATIO: Fields = { denominator: uint(16), min_nominator: uint(16), max_nominator: uint(16) };
const condition = tagged(2, {
  0b00: { name: "none", fields: {} },
  0b01: { name: "lp_quantity", fields: { min_lp_amount: nanounits } },
  0b10: { name: "reserves_ratio", fields: RATIO },
  0b11: { name: "complex", fields: { min_lp_amount: nanounits, ...RATIO } },
});
const single = within(
  group({ receiver: account, fwd_gas: nanocoins, payload: anyCell }, "notification_data_single"),
);
const notification = maybe(
  within(group({ on_success: maybe(single), on_failure: maybe(single) }, "notification_data")),
);
const poolParams = group({ first: asset, second: asset, amm, amm_settings: maybeCell }, "pool_params");
const creation = group(
  {
    public: group(
      { recipient: account, use_recipient_on_failure: int(1), notification_data: maybeCell },
      "public_pool_creation_params",
    ),
    private: group({ is_active: uint(1), extra_settings: maybeCell }, "private_pool_creation_params"),
  },
  "pool_creation_params",
);
const swapParams = within(
  group(
    { deadline: time(32), recipient: account, referral: account, notification_data: notification },
    "swap_params",
  ),
);
const nextStep = maybe(recursive(() => within(group(STEP, "swap_step_params"))));
const STEP: Fields = { pool_address_hash: uint(256), min_output_amount: nanounits, next: nextStep };
const step = unnamed(group(STEP, "swap_step_params"));
const innerStep = unnamed(
  group(
    {
      previous_amount: nanounits,
      previous_asset_hint: maybe(asset),
      min_output_amount: nanounits,
      next: nextStep,
    },
    "swap_step_internal_params",
  ),
);
const trimmed = within(
  group(
    {
      recipient: account,
      use_recipient_on_failure: int(1),
      referral: account,
      deadline: time(32),
      condition,
      extra_settings: maybeCell,
      notification_data: notification,
    },
    "deposit_liquidity_params_trimmed",
  ),
);
const deposit = group({ params: trimmed, pool_params: within(poolParams) }, "deposit_liquidity_params");
const reserves = group({ input_reserve: nanounits, output_reserve: nanounits }, "pool_reserves");
const update = unnamed(group({ code: maybeCell, data: maybeCell }, "contract_update"));
const TWO: Fields = { ...QUERY, amount1: nanounits, amount2: nanounits };
const STAKED: Fields = { ...QUERY, jetton_wallet: account };
const FAILED: Fields = { ...QUERY, recipient: account };
const POOLED: Fields = { ...TWO, lp_amount: nanounits, total_supply: reserves, reserves };

export const COFFEE = [
  ...rowsOf(
    "swap.coffee",
    {
      "0x6bc79e7e": QUERY,
      "0xee51ce51": FAILED,
      "0x200f9086": {
        ...QUERY,
        next_recipient: account,
        next: anyCell,
        total_gas: nanocoins,
        next_gas: nanocoins,
      },
      "0xb902e61a": FAILED,
      "0xbe5a7595": {
        ...QUERY,
        owner: account,
        jetton_data: within(group({ wallet: account, amount: nanounits }, "staking_asset_data")),
        position_data: within(
          group(
            {
              user_points: nanounits,
              additional_points: nanounits,
              start_timestamp: time(64),
              end_timestamp: time(64),
              period_id: uint(32),
            },
            "staking_position_data",
          ),
        ),
        periods: anyCell,
      },
      "0xf9471134": {
        ...QUERY,
        sender: address,
        jetton_amount: nanounits,
        from_user: address,
        period_id: uint(32),
      },
      "0x0a9577f0": { ...STAKED, jetton_amount: nanounits, duration: uint(64) },
      "0xb30c7310": {
        ...STAKED,
        jetton_amount: nanounits,
        receiver: account,
        payload: maybe(within(group({ gas: nanocoins, payload: anyCell }, "staking_forward_data"))),
      },
      "0xc0ffee00": { ...QUERY, amount: nanocoins, step, params: swapParams },
      "0xc0ffee01": { ...QUERY, step, params: swapParams },
      "0xc0ffee20": { ...QUERY, step: innerStep, params: swapParams, proof: anyCell },
      "0xc0ffee32": QUERY,
      "0xc0ffee21": {
        ...QUERY,
        recipient: account,
        amount: nanounits,
        notification_data: maybe(single),
        proof: maybeCell,
      },
      "0xc0ffee22": { code: anyCell, data: anyCell, action: maybeCell },
      "0xc0ffee02": { ...QUERY, amount: nanocoins, params: poolParams, creation_params: creation },
      "0xc0ffee03": { ...QUERY, params: poolParams, creation_params: creation },
      "0xc0ffee23": {
        ...QUERY,
        amount: nanounits,
        params: poolParams,
        creation_params: within(creation),
        sender: account,
        proof: anyCell,
      },
      "0xc0ffee24": { ...QUERY, asset, amount: nanounits, creation_params: within(creation) },
      "0xc0ffee25": { ...TWO, tx_initiator: account, creation_params: within(creation), proof: anyCell },
      "0xc0ffee26": {
        ...TWO,
        tx_initiator: account,
        recipient: account,
        use_recipient_on_failure: int(1),
        extra_settings: maybeCell,
        notification_data: notification,
      },
      "0xc0ffee04": { ...QUERY, input_amount: nanocoins, params: deposit },
      "0xc0ffee05": { ...QUERY, params: deposit },
      "0xc0ffee27": { ...QUERY, amount: nanounits, params: deposit, sender: account, proof: anyCell },
      "0xc0ffee28": { ...QUERY, asset, amount: nanounits, params: trimmed },
      "0xc0ffee29": { ...TWO, tx_initiator: account, params: trimmed, proof: anyCell },
      "0xc0ffee06": { ...QUERY, asset },
      "0xc0ffee2a": QUERY,
      "0xc0ffee07": QUERY,
      "0xc0ffee36": { ...QUERY, body: anyCell },
      "0xc0ffee40": { ...QUERY, address: account },
      "0xc0ffee42": { ...QUERY, asset, wallet: account },
      "0xc0ffee2c": { ...QUERY, wallet: account },
      "0xc0ffee43": { ...QUERY, pool_address: account, asset, amount: nanounits, receiver: account },
      "0xc0ffee2d": { ...QUERY, asset, amount: nanounits, receiver: account },
      "0xc0ffee44": { ...QUERY, first: anyCell, second: anyCell },
      "0xc0ffee45": { ...QUERY, contract_address: account, update },
      "0xc0ffee2e": { ...QUERY, excesses_receiver: account, update },
      "0xc0ffee46": { ...QUERY, address: account },
      // logs
      "0xc0ffee30": {
        ...QUERY,
        input: asset,
        input_amount: nanounits,
        output_amount: nanounits,
        reserves,
        protocol_fee: nanounits,
      },
      "0xc0ffee31": { ...QUERY, input: asset, input_amount: nanounits, reserves: maybe(within(reserves)) },
      "0xc0ffee33": POOLED,
      "0xc0ffee34": { ...TWO, min_lp_amount: nanounits, total_supply: nanounits, reserves },
      "0xc0ffee35": POOLED,
    },
    { place: "message" },
  ),
  {
    opcode: "0x0a9577f0",
    name: "coffee_staking_rewards_updated",
    standard: "swap.coffee",
    place: "message",
    fields: { ...STAKED, duration: uint(64), finish_at: time(64), rewards_rate: nanounits },
  },
  {
    opcode: "0xb30c7310",
    name: "coffee_staking_rewards_claimed",
    standard: "swap.coffee",
    place: "message",
    fields: { ...STAKED, amount: nanounits, receiver: account },
  },
  ...rowsOf(
    "swap.coffee",
    {
      "0xee51ce51": FAILED,
      "0x4ee9b106": { next: anyCell },
      "0xb902e61a": FAILED,
      "0xc0ffee10": { step, params: swapParams },
      "0xc0ffee11": { params: poolParams, creation_params: creation },
      "0xc0ffee12": { params: deposit },
      "0xc0ffee36": { ...QUERY, body: anyCell },
    },
    { place: "payload" },
  ),
] as const;
