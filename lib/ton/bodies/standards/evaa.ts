import {
  account,
  address,
  anyCell,
  bits,
  dictionary,
  group,
  int,
  maybe,
  nanocoins,
  recursive,
  rest,
  tagged,
  time,
  uint,
  unnamed,
  within,
  type Field,
  type Fields,
} from "../fields";
import { rowsOf } from "../layout";
import { doubleFlag, maybeCell, QUERY } from "./common";

/** Types with one field each, which have no names. */
const one = (name: string, field: Field) => group({ [name]: field });
const rate = one("sb_rate", uint(64));
const principal = one("principal", int(64));
const balance = one("balance", uint(64));
const asset = one("asset_id", uint(256));
const amount = one("amount", uint(64));
const index = one("tracking_index", uint(64));

const RESPONSE: Fields = { custom_response_payload: anyCell };
const TON: Fields = { forward_ton_amount: amount };
const OPTIONS: Fields = { subaccount_id: int(16), return_repay_remainings_flag: doubleFlag };
const SATURATION: Fields = { custom_payload_saturation_flag: doubleFlag };

const nextAsset = maybe(recursive(() => within(group(PRICE, "price_assets"))));
const PRICE: Fields = { id: uint(256), price: nanocoins, next_asset: nextAsset };
const nextOracle = maybe(recursive(() => within(group(ORACLE, "price_oracles_data"))));
const ORACLE: Fields = {
  oracle_id: uint(32),
  proof: anyCell,
  signature: bits(512),
  next_oracles_data: nextOracle,
};
const prices = within(
  group(
    {
      assets: within(group(PRICE, "price_assets")),
      oracles_data: within(group(ORACLE, "price_oracles_data")),
    },
    "prices_packed",
  ),
);
const configParams = within(
  group({
    collateral_factor: uint(16),
    liquidation_threshold: uint(16),
    liquidation_bonus: uint(16),
    base_borrow_rate: uint(64),
    borrow_rate_slope_low: uint(64),
    borrow_rate_slope_high: uint(64),
    supply_rate_slope_low: uint(64),
    supply_rate_slope_high: uint(64),
    target_utilization: uint(64),
    origination_fee: uint(64),
    dust_value: uint(64),
    max_total_supply: uint(64),
    reserve_factor: uint(16),
    liquidation_reserve_factor: uint(16),
    min_principal_for_rewards: uint(64),
    base_tracking_supply_speed: uint(64),
    base_tracking_borrow_speed: uint(64),
  }),
);
const assetConfig = group({
  jw_address_hash: one("address_hash", uint(256)),
  decimals: uint(8),
  params: configParams,
});
const configs = group({ asset_configs: dictionary(bits(256), assetConfig) });
const dynamic = group({
  s_rate: rate,
  b_rate: rate,
  total_supply_principal: principal,
  total_borrow_principal: principal,
  last_accrual: one("timestamp", time(32)),
  token_balance: balance,
  tracking_supply_index: index,
  tracking_borrow_index: index,
  awaited_supply: balance,
});
const dynamics = group({ asset_dynamics: dictionary(bits(256), dynamic) });
const COLLECTIONS: Fields = { asset_config_collection: configs, asset_dynamics_collection: dynamics };
const masterConfig = group(
  {
    asset_config_collection: configs,
    if_active: int(8),
    admin: account,
    oracles_info: group({ total_oracles: uint(16), threshold: uint(16), oracles: anyCell }, "oracles_info"),
    tokens_keys: maybeCell,
    maybe_supervisor_address_cell: rest,
  },
  "master_config",
);
const upgradeConfig = group(
  {
    master_code_version: nanocoins,
    user_code_version: nanocoins,
    timeout: uint(32),
    update_time: time(64),
    freeze_time: time(64),
    user_code: anyCell,
    blank_code: anyCell,
    new_master_code: maybeCell,
    new_user_code: maybeCell,
  },
  "upgrade_config",
);
const masterStorage = group(
  {
    meta: anyCell,
    upgrade_config: within(upgradeConfig),
    master_config: within(masterConfig),
    asset_dynamics_collection: dynamics,
  },
  "storage",
);

const SUPPLY: Fields = {
  ...QUERY,
  include_user_code: doubleFlag,
  supply_amount: amount,
  recipient_address: account,
};
const SUPPLIED: Fields = {
  ...QUERY,
  asset_id: asset,
  supply_amount_current: amount,
  s_rate: rate,
  b_rate: rate,
  dust: uint(64),
  max_token_amount: uint(64),
  total_supply: principal,
  total_borrow: principal,
  tracking_supply_index: index,
  tracking_borrow_index: index,
};
const OWNED: Fields = { ...QUERY, owner_address: account, asset_id: asset };
const SUCCESS: Fields = {
  ...OWNED,
  amount_supplied: amount,
  user_new_principal: principal,
  repay_amount_principal: principal,
};
const COLLATERAL: Fields = {
  ...OWNED,
  withdraw_amount_current: amount,
  user_new_principal: principal,
  borrow_amount_principal: principal,
};
const LIQUIDATE: Fields = {
  ...QUERY,
  borrower_address: account,
  liquidator_address: address,
  collateral_asset_id: asset,
  min_collateral_amount: amount,
  include_user_code: doubleFlag,
  liquidate_incoming_amount: amount,
  response: unnamed(within(group({ ...TON, ...RESPONSE }))),
};
const LIQUIDATED: Fields = {
  ...QUERY,
  owner_address: account,
  liquidator_address: account,
  transferred_asset_id: asset,
};
const NO_FIELDS: Fields = {};
const error = tagged(32, {
  0x31f0: { name: "user_withdraw_in_progress", fields: NO_FIELDS },
  0x31f2: { name: "not_liquidatable", fields: NO_FIELDS },
  0x31f7: { name: "liquidation_prices_missing", fields: NO_FIELDS },
  0x31f3: { name: "min_collateral_not_satisfied", fields: { collateral_amount: amount } },
  0x31f4: { name: "user_not_enough_collateral", fields: { collateral_present: amount } },
  0x31f5: { name: "user_liquidating_too_much", fields: { max_not_too_much: amount } },
  0x31fe: { name: "liqudation_execution_crashed", fields: NO_FIELDS },
});

const supply = within(group({ supply_amount: amount }, "sw_supply"));
const WITHDRAW: Fields = {
  withdraw_amount: amount,
  withdraw_asset_id: asset,
  recipient_address_of_withdraw: account,
};
const withdraw = within(group(WITHDRAW, "sw_withdraw"));
const REPAY: Fields = { ton_amount_for_repay_remainings: amount, ...RESPONSE };
const general = within(group({ include_user_code: doubleFlag, ...REPAY, swm_opt_rest: rest }, "sw_general"));
const BOTH: Fields = { supply_data: supply, withdraw_data: withdraw, general_data: general };
const both = unnamed(group(BOTH, "supply_withdraw_master_params"));
const bothOfJettons = unnamed(
  group(
    { supply_data: within(group({}, "sw_supply_empty")), withdraw_data: withdraw, general_data: general },
    "supply_withdraw_master_jetton_params",
  ),
);
const generalUser = group(
  { ...REPAY, options: unnamed(group({ ...OPTIONS, ...SATURATION }, "swm_ext_data")) },
  "sw_general_user",
);
const suppliedUser = group(
  { supply: unnamed(group({ supply_amount: amount }, "sw_supply")), supply_asset_id: asset },
  "sw_supply_user",
);
const withdrawn = unnamed(group(WITHDRAW, "sw_withdraw"));
const principals = (which: "supply" | "withdraw") =>
  within(group({ [`${which}_asset_id`]: asset, [`${which}_principal_amount`]: amount }));
const DONE: Fields = {
  ...QUERY,
  supply_data: principals("supply"),
  withdraw_data: principals("withdraw"),
};

/** Small numbers, which others use for something else. */
const AT = ["evaa_master", "evaa_user", "evaa_blank", "pyth_price_oracle"];
const MESSAGES = { place: "message", at: AT } as const;
const STANDARD = "EVAA";

export const EVAA = [
  ...rowsOf(
    STANDARD,
    {
      "0x107e0000": { extra: rest },
      "0x0000000f": { ...QUERY, owner_address: account, revert_body: anyCell },
      "0x00000001": { ...SUPPLY, ...TON, ...RESPONSE },
      "0x00000011": {
        ...SUPPLIED,
        ...RESPONSE,
        options: unnamed(
          within(
            group({
              ...OPTIONS,
              custom_payload_recipient: account,
              ...SATURATION,
              initial_sender: account,
            }),
          ),
        ),
      },
      "0x0000011a": {
        ...SUCCESS,
        supply_amount_principal: principal,
        ...RESPONSE,
        ...OPTIONS,
        recipient: unnamed(within(group({ custom_payload_recipient: address }))),
        ...SATURATION,
      },
      "0x0000011f": {
        ...OWNED,
        amount,
        ...TON,
        ...RESPONSE,
        ...OPTIONS,
        sender: unnamed(within(group({ initial_sender: account }))),
      },
      "0x000011ae": { ...QUERY, ...RESPONSE },
      "0x00011ae1": { ...QUERY, ...RESPONSE },
      "0x00000002": {
        ...QUERY,
        asset_id: asset,
        amount,
        recipient_addr: account,
        include_user_code: doubleFlag,
        ...TON,
        ...RESPONSE,
        prices_with_signature_packed: prices,
      },
      "0x00000021": {
        ...QUERY,
        asset_id: asset,
        withdraw_amount_current: amount,
        s_rate: rate,
        b_rate: rate,
        recipient_address: account,
        more: unnamed(within(group({ ...COLLECTIONS, prices_packed: prices, ...TON, ...RESPONSE }))),
      },
      "0x00000211": {
        ...COLLATERAL,
        reclaim_amount_principal: principal,
        response: unnamed(within(group({ recipient_address: account, ...TON, ...RESPONSE }))),
      },
      "0x0000211a": {
        ...QUERY,
        asset_id: asset,
        principal_amount: principal,
        tracking_supply_index: index,
        tracking_borrow_index: index,
      },
      "0x0000211f": { ...QUERY, asset_id: asset, principal_amount: principal },
      "0x000021e6": QUERY,
      "0x000021e7": QUERY,
      "0x00211fe8": QUERY,
      "0x000021e8": QUERY,
      "0x000021ec": QUERY,
      "0x00000003": { ...LIQUIDATE, prices_with_signature_packed: prices },
      "0x00000031": {
        ...QUERY,
        ...COLLECTIONS,
        more: unnamed(
          within(
            group({
              prices_packed: prices,
              collateral_asset_id: asset,
              min_collateral_amount: amount,
              liquidator_address: account,
              transferred_asset_id: asset,
              transfered_amount: amount,
              forward_ton_amount: nanocoins,
              ...RESPONSE,
            }),
          ),
        ),
      },
      "0x0000031f": {
        ...LIQUIDATED,
        more: unnamed(
          within(
            group({
              transferred_amount: amount,
              collateral_asset_id: asset,
              min_collateral_amount: amount,
              forward_ton_amount: nanocoins,
              ...RESPONSE,
              error,
            }),
          ),
        ),
      },
      "0x00000311": {
        ...LIQUIDATED,
        more: unnamed(
          within(
            group({
              delta_loan_principal: principal,
              liquidatable_amount: amount,
              protocol_gift: amount,
              new_user_loan_principal: principal,
              collateral_asset_id: asset,
              delta_collateral_principal: principal,
              collateral_reward: amount,
              min_collateral_amount: amount,
              new_user_collateral_principal: principal,
              forward_ton_amount: nanocoins,
              ...RESPONSE,
            }),
          ),
        ),
      },
      "0x0000311a": {
        ...QUERY,
        transferred_asset_id: asset,
        delta_loan_principal: principal,
        loan_tracking_supply_index: index,
        loan_tracking_borrow_index: index,
        collateral_asset_id: asset,
        delta_collateral_principal: principal,
        collateral_tracking_supply_index: index,
        collateral_tracking_borrow_index: index,
      },
      "0x0000311f": {
        ...QUERY,
        transferred_asset_id: asset,
        delta_loan_principal: principal,
        collateral_asset_id: asset,
        delta_collateral_principal: principal,
      },
      "0x0000311d": {
        transferred_asset_id: asset,
        transferred_amount: amount,
        collateral_asset_id: asset,
        collateral_reward: amount,
        ...RESPONSE,
      },
      "0x00000401": { ...QUERY, params: both },
      "0x00000041": {
        ...QUERY,
        supply_data: within(suppliedUser),
        withdraw_data: within(group({ withdraw: withdrawn, prices_packed: anyCell }, "sw_withdraw_user")),
        general_data: within(group({ ...COLLECTIONS, general: unnamed(generalUser) })),
      },
      "0x00000411": {
        ...QUERY,
        supply_data: within(
          group({
            owner_address: account,
            supply: unnamed(suppliedUser),
            supply_new_principal: principal,
            repay_amount_principal: principal,
            supply_amount_principal: principal,
          }),
        ),
        withdraw_data: within(
          group({
            withdraw: withdrawn,
            withdraw_new_principal: principal,
            borrow_amount_principal: principal,
            reclaim_amount_principal: principal,
          }),
        ),
        general_data: within(generalUser),
      },
      "0x0000041f": {
        ...QUERY,
        supply_data: within(group({ owner_address: account, supply: unnamed(suppliedUser) })),
        withdraw_data: within(group({}, "sw_withdraw_empty")),
        general_data: within(group({ ...REPAY, subaccount_id: int(16) })),
      },
      "0x0000411f": { ...DONE, general_data: within(group({ subaccount_id: int(16) })) },
      "0x0000411a": { ...DONE, general_data: within(group({ ...COLLECTIONS, subaccount_id: int(16) })) },
      "0x00000008": { ...QUERY, target_address: account },
      "0x00000081": { ...QUERY, tokens_keys: maybeCell, originator_address: account },
      "0x0000081e": QUERY,
      "0x0000d001": QUERY,
      "0x00009998": { ...QUERY, body_data: anyCell },
      "0x00009999": { ...QUERY, body_data: anyCell, storage: masterStorage },
      "0x00000a99": { rest },
      "0x000000a1": {
        ...QUERY,
        new_asset_config_collection: within(configs),
        packed_data: within(group({ new_asset_dynamics_collection: within(dynamics), tokens_keys: anyCell })),
      },
      "0x000000a2": { ...QUERY, target_address: account, asset_id: asset, amount_to_claim: amount },
      "0x000000e8": QUERY,
      "0x000000c1": { ...QUERY, new_master_code: maybeCell, new_user_code: maybeCell },
      "0x000000c2": QUERY,
      "0x000000c3": QUERY,
      "0x000000e4": { ...QUERY, new_meta: anyCell, new_config: within(masterConfig) },
      "0x00000a32": {
        ...QUERY,
        asset_key: asset,
        new_asset_config: within(assetConfig),
        new_asset_dynamics: within(dynamic),
      },
      "0x000000e1": QUERY,
      "0x000000e9": QUERY,
      "0x00000d21": { ...QUERY, new_principals: dictionary(bits(256), principal) },
    },
    MESSAGES,
  ),
  // Other versions of the same messages: the first that fits counts.
  ...rowsOf(
    STANDARD,
    {
      "0x00000011": { ...SUPPLIED, ...TON, ...RESPONSE },
      "0x0000011a": { ...SUCCESS, supply_amount_principal: principal, ...RESPONSE },
      "0x0000011f": { ...OWNED, amount, ...TON, ...RESPONSE },
      "0x00000211": { ...COLLATERAL, reclaim_amount_principal_optional: rest },
      "0x00000003": LIQUIDATE,
    },
    MESSAGES,
  ),
  ...rowsOf(STANDARD, { "0x0000011a": { ...SUCCESS, custom_response_payload: rest } }, MESSAGES),
  ...versions("0x00000001", "evaa_supply_master", [
    {
      ...SUPPLY,
      ...RESPONSE,
      supply_master_optional: group(
        { ...OPTIONS, custom_payload_recipient: account, ...SATURATION },
        "sm_opt_data",
      ),
    },
    { ...SUPPLY, ...RESPONSE, supply_master_optional: rest },
  ]),
  ...versions("0x000011ae", "evaa_supply_excess", [QUERY]),
  ...versions("0x0000211a", "evaa_withdraw_success_excess_with_data", [
    { ...QUERY, ...RESPONSE },
    { ...QUERY, custom_response_payload: rest },
  ]),
  ...rowsOf(
    STANDARD,
    {
      "0x00000401": { params: bothOfJettons },
      "0x00000042": { params: bothOfJettons },
    },
    { place: "payload", at: AT },
  ),
  ...rowsOf(
    "Pyth",
    {
      "0x00000005": {
        update_data: anyCell,
        price_ids: anyCell,
        min_publish_time: time(64),
        max_publish_time: time(64),
        target_address: address,
        custom_payload: anyCell,
      },
      "0x00000006": {
        update_data: anyCell,
        price_ids: anyCell,
        publish_time: time(64),
        max_staleness: uint(64),
        target_address: address,
        custom_payload: anyCell,
      },
      "0x00010001": { result: anyCell, original_custom_payload: anyCell },
      "0x00010002": { error_code: uint(32), original_op_code: uint(32), original_custom_payload: anyCell },
    },
    MESSAGES,
  ),
  ...rowsOf(
    "Pyth",
    {
      "0x00000006": {
        number_of_price_feeds: uint(8),
        price_feeds: anyCell,
        sender_address: address,
        custom_payload: rest,
      },
    },
    MESSAGES,
  ),
  {
    opcode: "0x00000001",
    name: "pyth_update_guardian_set",
    standard: "Pyth",
    ...MESSAGES,
    fields: {
      update: unnamed(
        within(
          group({
            version: uint(8),
            guardian_set_index: uint(32),
            signatures_length: uint(8),
            rest_signatures: rest,
          }),
        ),
      ),
    },
  },
] as const;

function versions(opcode: `0x${string}`, name: string, all: readonly Fields[]) {
  return all.map((fields) => ({ opcode, name, standard: STANDARD, ...MESSAGES, fields }));
}
