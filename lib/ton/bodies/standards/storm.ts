import {
  account,
  address,
  anyCell,
  bits,
  dictionary,
  flag,
  group,
  int,
  maybe,
  nanocoins,
  nanounits,
  recursive,
  rest,
  tagged,
  time,
  uint,
  unnamed,
  variants,
  when,
  within,
  type Fields,
} from "../fields";
import { rowsOf } from "../layout";
import { orderedMessage } from "../message-fields";
import { maybeCell, QUERY } from "./common";

const NONE: Fields = {};
const direction = tagged(1, { 0: { name: "long", fields: NONE }, 1: { name: "short", fields: NONE } });
const position = within(
  group({
    size: int(128),
    direction,
    margin: nanounits,
    open_notional: nanounits,
    last_updated_cumulative_premium: int(64),
    fee: uint(32),
    discount: uint(32),
    rebate: uint(32),
    last_updated_timestamp: time(32),
  }),
);
const ammState = within(
  group(
    {
      quote_asset_reserve: nanounits,
      quote_asset_weight: nanounits,
      base_asset_reserve: nanounits,
      total_long_position_size: nanounits,
      total_short_position_size: nanounits,
      open_interest_long: nanounits,
      open_interest_short: nanounits,
    },
    "amm_state_log",
  ),
);
const DEPTH: Fields = {
  vpi_spread: nanounits,
  vpi_market_depth_long: nanounits,
  vpi_market_depth_short: nanounits,
  vpi_coefficient: uint(64),
};
const STOP: Fields = { expiration: time(32), direction, amount: nanounits, trigger_price: nanounits };
const LIMIT: Fields = {
  expiration: time(32),
  direction,
  amount: nanounits,
  leverage: uint(64),
  limit_price: nanounits,
  stop_price: nanounits,
  stop_trigger_price: nanounits,
  take_trigger_price: nanounits,
};
const CREATE = {
  2: { name: "limit_order", fields: LIMIT },
  3: { name: "market_order", fields: LIMIT },
};
const MARGIN: Fields = { direction, amount: nanounits };
const userOrder = within(
  tagged(4, {
    0: { name: "stop_loss_order", fields: STOP },
    1: { name: "take_profit_order", fields: STOP },
    ...CREATE,
    4: { name: "add_margin", fields: MARGIN },
    5: { name: "remove_margin", fields: MARGIN },
    8: {
      name: "request_order",
      fields: {
        selector: tagged(1, {
          0: { name: "execute_stop", fields: NONE },
          1: { name: "execute_take", fields: NONE },
        }),
        order: tagged(4, CREATE),
      },
    },
  }),
);
const DIRECTION: Fields = { direction };
const executorOrder = within(
  tagged(4, {
    6: { name: "liquidate", fields: DIRECTION },
    7: { name: "force_close", fields: DIRECTION },
    9: { name: "force_close_max_leverage", fields: DIRECTION },
    10: { name: "force_close_min_margin", fields: DIRECTION },
  }),
);
const update = within(
  group(
    {
      price: nanounits,
      spread: nanounits,
      timestamp: time(32),
      assetIndex: uint(16),
      pause_at: time(32),
      unpause_at: time(32),
      ...DEPTH,
    },
    "update_msg",
  ),
);
/** The bit says that there is none. */
const furtherSignature = tagged(1, {
  1: { name: "nothing_from_inverted_maybe", fields: NONE },
  0: {
    name: "just_from_inverted_maybe",
    fields: { value: recursive(() => within(signature)) },
  },
});
const signature = tagged(1, {
  0: { name: "empty", fields: { continue: furtherSignature } },
  1: { name: "fulled", fields: { signature: bits(512), continue: furtherSignature } },
});
const PRICE: Fields = { update_msg: update, signatures: within(signature) };
const PRICES: Fields = {
  ...PRICE,
  settlement_update_msg: update,
  settlement_signatures: within(signature),
};
const single = within(group(PRICE, "without_settlement"));
const double = within(group(PRICES, "with_settlement"));
const created = within(
  tagged(8, {
    0: { name: "created_price", fields: PRICE },
    1: { name: "created_price_with_settlement", fields: PRICES },
  }),
);
const feed = group({
  number_of_properties: uint(8),
  price_property_id: uint(8),
  price_property_value: uint(64),
  exponent_property_id: uint(8),
  exponent_property_value: int(16),
});
const FEEDS: Fields = {
  magic: tagged(32, { 0x93c7d375: { name: "lazer_payload_magic", fields: NONE } }),
  timestamp: time(64),
  channel_id: uint(8),
  number_of_feeds: uint(8),
  index_feed_id: uint(32),
  index_feed: feed,
};
const lazer = maybe(
  within(
    tagged(32, {
      0x9a99222a: {
        name: "lazer_message",
        fields: {
          r: uint(256),
          s: uint(256),
          v: uint(8),
          payload_length: uint(16),
          payload: tagged(1, {
            0: { name: "single_lazer_payload", fields: FEEDS },
            1: {
              name: "double_lazer_payload",
              fields: { ...FEEDS, settlement_feed_id: uint(32), settlement_feed: feed },
            },
          }),
        },
      },
    }),
  ),
);
const WITH_CREATED: Fields = {
  created_oracle_payload: created,
  lazer_message: lazer,
  created_lazer_message: lazer,
};
const oracle = within(
  tagged(8, {
    0: { name: "single_lazer_payload", fields: { price_oracle_payload: single, lazer_message: lazer } },
    1: { name: "double_lazer_payload", fields: { price_oracle_payload: double, lazer_message: lazer } },
    2: { name: "single_with_created", fields: { price_oracle_payload: single, ...WITH_CREATED } },
    3: { name: "double_with_created", fields: { price_oracle_payload: double, ...WITH_CREATED } },
  }),
);
const oracleType = tagged(4, { 0: { name: "storm", fields: NONE }, 1: { name: "lazer", fields: NONE } });
const referrer = group({ referrer_address: account, referrer_part: uint(8) });
const queryId = group({ shift: uint(13), bit_number: uint(10) });
const intentPayload = within(
  group({ amm_address: account, sa_address: account, order: userOrder }, "user_intent_payload"),
);
const userIntent = within(
  group({
    query_id: queryId,
    created_at: time(32),
    reference_query_id: maybe(queryId),
    public_key: bits(256),
    intent: intentPayload,
  }),
);
const executorIntent = within(group({ amm_address: account, sa_address: account, order: executorOrder }));
const nextIntent = maybe(recursive(() => intent));
const intent = within(
  variants(
    {
      prefix: { bits: 1, value: 0 },
      name: "user_intent",
      fields: {
        signature: bits(512),
        intent: userIntent,
        oracle_payload: oracle,
        next_intent: nextIntent,
      },
    },
    {
      prefix: { bits: 1, value: 1 },
      name: "executor_intent",
      fields: { intent: executorIntent, oracle_payload: oracle, next_intent: nextIntent },
    },
  ),
);
const keys = within(
  group({
    hot_public_key: uint(256),
    cold_public_key: uint(256),
    user_public_keys: dictionary(bits(256), rest),
    keys_count: uint(8),
  }),
);
const init = group({ highload_timeout: uint(24), keys, version: uint(8), new_code: anyCell });
const KEYS: Fields = { user_public_keys: dictionary(bits(256), rest) };
const keyInit = tagged(1, {
  1: { name: "need_key_init", fields: KEYS },
  0: { name: "no_key_init", fields: NONE },
});
const EXECUTION: Fields = { executor_index: uint(32), oracle_payload: oracle };
const LEVERAGE: Fields = { new_max_leverage: uint(32) };
const LAZER: Fields = {
  oracle_flag: oracleType,
  index_asset_pyth_id: uint(32),
  settlement_asset_pyth_id: uint(32),
};
const UPDATED: Fields = {
  direction,
  origin_op: uint(32),
  oracle_price: nanounits,
  settlement_oracle_price: nanounits,
  new_position_ref: position,
  amm_state_log: ammState,
};
const AMOUNTS: Fields = {
  asset_id: uint(16),
  free_amount: int(64),
  locked_amount: int(64),
  exchange_amount: int(64),
  withdraw_locked_amount: uint(64),
  fee_to_stakers: uint(64),
};
const NOTIFICATION: Fields = {
  notification_payload: within(
    group({
      bundle_sender_address: address,
      balance_delta: nanounits,
      amm_address: account,
      direction,
      position_data: maybe(position),
    }),
  ),
};
const KEY: Fields = { ...QUERY, public_key: uint(256) };
const MINTER: Fields = { jetton_minter_address: account };
const EXTERNAL: Fields = { query_id: queryId, created_at: time(32), sa_address: account };
const upgrade = maybe(
  within(
    group({
      signature: bits(512),
      payload: dictionary(uint(8), group({ migrate_code: maybeCell, new_code: maybeCell })),
    }),
  ),
);
const BUNDLE: Fields = {
  ...QUERY,
  signature: bits(512),
  payload: within(
    group({
      ...EXTERNAL,
      actual_version: uint(8),
      upgrade_payload: upgrade,
      msg: maybe(orderedMessage),
    }),
  ),
};
const DEPOSIT: Fields = {
  external_query_id: queryId,
  created_at: time(32),
  sa_address: account,
  query_id: uint(64),
  amount: nanounits,
  vault_address: account,
};
const signedBy = (payload: Fields): Fields => ({
  ...QUERY,
  signature: bits(512),
  signed_payload: within(group(payload)),
});

export const STORM = rowsOf(
  "Storm Trade",
  {
    "0x5b705138": EXECUTION,
    "0x5a8cf652": EXECUTION,
    "0x0ef28735": { ...QUERY, response_destination: account, ...LEVERAGE },
    "0x28055719": { ...QUERY, vamm_address: account, ...LEVERAGE },
    "0x04db6665": { ...QUERY, response_destination: account, ...LAZER },
    "0x174c830c": { ...QUERY, vamm_address: account, ...LAZER },
    "0x60dfc677": UPDATED,
    "0xcf90d618": {
      order_type: uint(4),
      order_index: uint(3),
      ...UPDATED,
      market_depth_log_ref: within(group(DEPTH, "market_depth")),
    },
    "0x3475fdd2": {
      ...AMOUNTS,
      withdraw_amount: uint(64),
      trader_addr: account,
      origin_addr: account,
      referral_data: maybe(
        within(group({ referral_amount: nanounits, referral_addr: address }, "referral_params")),
      ),
      executor_params: maybe(
        within(
          group(
            { split_executor_reward: uint(1), executor_amount: nanounits, executor_index: uint(32) },
            "executor_params",
          ),
        ),
      ),
    },
    "0xde1ddbcc": {
      direction,
      order_index: uint(3),
      trader_addr: account,
      prev_addr: account,
      ref_addr: address,
      executor_index: uint(32),
      order: userOrder,
      position,
      oracle_payload: oracle,
    },
    "0x13076670": {
      direction: uint(1),
      gas_to_addr: address,
      inner_opcode: uint(32),
      executor_index: uint(32),
      oracle_ref: oracle,
    },
    "0x0302cd79": { ...QUERY, ...KEYS },
    "0x5b0dd9f4": { ...QUERY, init_data: init },
    "0x220c4c19": KEY,
    "0x76519f8b": KEY,
    "0x644794b8": KEY,
    "0x29bb3721": { ...QUERY, amount: nanocoins, receiver_address: account, init: flag, key_init: keyInit },
    "0x76840119": { ...QUERY, receiver_address: account, init: flag, key_init: keyInit },
    "0x5a89f5a2": {
      ...QUERY,
      amount: nanounits,
      ...KEYS,
      sender_address: account,
      owner_address: account,
      ...MINTER,
    },
    "0x18a092f7": {
      ...QUERY,
      vault_address: account,
      amount: nanounits,
      sender_address: account,
      init_data: init,
    },
    "0x186b2edf": { ...QUERY, amount: nanounits, sender_address: account, ...MINTER },
    "0x5b27f9c5": { ...QUERY, amount: nanounits, sender_address: address, owner_address: account },
    "0x6cde12e2": QUERY,
    "0x6eec039d": { ...QUERY, vault_address: account, amount: nanounits },
    "0x512cbd25": { ...QUERY, amount: nanounits, owner_address: account },
    "0x20d835c2": QUERY,
    "0x1bea50f1": {
      ...QUERY,
      bundle_sender_address: address,
      amm_address: account,
      direction,
      spent_amount: nanounits,
      addresses: within(
        group({
          trader_address: account,
          smart_account_factory_address: account,
          vault_address: address,
        }),
      ),
      ref_count: uint(4),
      ref_data: when(
        "ref_count",
        group({ discount: uint(32), rebate: uint(32), ref_info: dictionary(uint(4), referrer) }),
      ),
      position,
      intent,
    },
    "0x04c52fd2": BUNDLE,
    "0x5f40f1ec": BUNDLE,
    "0x012e8f40": {
      log_dict: dictionary(
        uint(8),
        group({
          type: tagged(8, {
            0: { name: "increase", fields: NONE },
            1: { name: "close", fields: NONE },
            2: { name: "add_margin", fields: NONE },
            3: { name: "remove_margin", fields: NONE },
          }),
          size: int(128),
          margin: nanounits,
          open_notional: nanounits,
          last_updated_cpf: int(64),
          realized_pnl: int(64),
          funding_payment: int(64),
          rollover_fee: uint(64),
          position_fee_rate: uint(32),
          executor_fee_rate: uint(32),
          position_fee_amount: nanounits,
          executor_fee_amount: nanounits,
          fee_to_stakers_percent: uint(32),
        }),
      ),
    },
    "0x28d36491": {
      ...QUERY,
      ...AMOUNTS,
      executor_amount: uint(64),
      total_referrer_amount: uint(64),
      ref_count: uint(4),
      referral_data: dictionary(uint(4), referrer),
      sa_address: account,
      ...NOTIFICATION,
    },
    "0x1ca43d2f": { ...QUERY, ...MINTER, ...NOTIFICATION },
    "0x4fedc82b": {
      ...QUERY,
      referral_sa_address: account,
      amount: nanounits,
      ...MINTER,
      ...NOTIFICATION,
    },
    "0x666392ee": {
      ...QUERY,
      asset_id: uint(16),
      error_code: uint(16),
      spent_amount: nanounits,
      sa_address: account,
      amm_address: account,
      direction,
      bundle_sender_address: address,
      intent,
    },
    "0x367f2743": {
      ...QUERY,
      spent_amount: nanounits,
      ...MINTER,
      amm_address: account,
      direction,
      bundle_sender_address: address,
      intent,
    },
    "0x34d2e9f9": signedBy({ ...EXTERNAL, new_hot_key: uint(256) }),
    "0x0b9d20cc": { ...QUERY, new_cold_key: uint(256) },
    "0x1bd24ca6": { ...QUERY, new_hot_key: uint(256) },
    "0x7a0bda1c": { ...QUERY, sa_address: account },
    "0x70246da6": { ...QUERY, response_destination: address, new_cold_key: uint(256) },
    "0x0c6ca95e": { ...QUERY, version: uint(8), new_code: anyCell },
    "0x558e804a": signedBy(DEPOSIT),
    "0x01d81ebc": signedBy({
      ...DEPOSIT,
      wallet: unnamed(within(group({ jetton_wallet_address: account }))),
    }),
    "0x5a091c43": QUERY,
    "0x13559d58": { ...QUERY, new_content: anyCell },
    "0x179d61f9": { ...QUERY, new_code: anyCell },
    "0x3e56c929": QUERY,
  },
  { place: "message" },
);
