import {
  account,
  address,
  anyCell,
  bits,
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
  within,
  type Field,
  type Fields,
} from "../fields";
import { rowsOf } from "../layout";
import { maybeCell, QUERY } from "./common";

const NONE: Fields = {};
const named = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name, index) => [index + 1, { name, fields: NONE }]));

const asset = tagged(4, {
  0b0000: { name: "native", fields: NONE },
  0b0001: { name: "jetton", fields: { workchain_id: int(8), address: bits(256) } },
});
const role = tagged(
  8,
  named(
    "code_installer",
    "code_updater",
    "fee_collector",
    "fee_configurator",
    "stable_pool_factory",
    "legacy_vault_factory",
    "quote_synchronizer",
    "quote_configurator",
  ),
);
const version = group({ version: uint(16) });
const pool = group({ is_stable: flag, asset0: asset, asset1: asset }, "pool_params");
const proofOf = (params: Field) =>
  within(
    group({
      proof: group(
        {
          factory_addr: account,
          contract_type: tagged(8, named("vault", "pool", "liquidity_deposit", "operator")),
          params,
        },
        "proof",
      ),
    }),
  );
const ofVault = proofOf(asset);
const ofPool = proofOf(pool);
const ofDeposit = proofOf(within(group({ owner_addr: account, pool_params: pool })));

const kind = tagged(1, { 0: { name: "given_in", fields: NONE }, 1: { name: "given_out", fields: NONE } });
const next = maybe(recursive(() => within(group(STEP, "step"))));
const params = group({ kind, limit: nanounits, next }, "step_params");
const STEP: Fields = { pool_addr: account, params };
const step = unnamed(group(STEP, "step"));
const ENDS: Fields = { fulfill_payload: maybeCell, reject_payload: maybeCell };
const swapParams = within(
  group(
    {
      deadline: group({ timestamp: time(32) }),
      recipient_addr: address,
      referral_addr: address,
      ...ENDS,
    },
    "swap_params",
  ),
);
const TARGETS: Fields = {
  min_lp_amount: nanounits,
  asset0_target_balance: nanounits,
  asset1_target_balance: nanounits,
};
const CODE: Fields = { ...QUERY, code_version: version, code: anyCell };
const ASSETS: Fields = { ...QUERY, asset0: asset, asset1: asset };
const ROLE: Fields = { ...QUERY, role, user_addr: account };
const ASSET: Fields = { ...QUERY, asset };
const POOL: Fields = { ...QUERY, pool_addr: account };
const SWAP: Fields = { amount: nanounits, sender_addr: account, current: params, swap_params: swapParams };

export const DEDUST = [
  ...rowsOf(
    "DeDust",
    {
      "0xe3a0d482": { step, swap_params: swapParams },
      "0x40e108d6": { pool_params: pool, ...TARGETS, ...ENDS },
    },
    { place: "payload" },
  ),
  ...rowsOf(
    "DeDust",
    {
      "0xca61554e": { ...QUERY, new_owner_addr: address },
      "0xdee60404": QUERY,
      "0x16cb7fc2": QUERY,
      "0xbc3f26f6": {
        ...QUERY,
        asset_type: group({ asset_type: uint(4) }),
        code_version: version,
        code: anyCell,
      },
      "0x21cfe02b": ASSET,
      "0xc9a5752d": { ...QUERY, minter_addr: account, resolver_addr: account },
      "0x25d66911": ASSET,
      "0xdf4a27aa": CODE,
      "0x9f3f0937": QUERY,
      "0xb9d29997": ROLE,
      "0x1be6df93": ROLE,
      "0xe505d21a": CODE,
      "0x0085f5a3": { ...QUERY, role },
      "0xa3e45df1": CODE,
      "0x97d51f2f": ASSETS,
      "0x7c40ac87": {
        ...QUERY,
        asset0: asset,
        asset0_decimals: uint(8),
        asset1: asset,
        asset1_decimals: uint(8),
      },
      "0x53e252ae": { ...QUERY, pool_params: pool },
      "0x817462a9": POOL,
      "0xa805f43e": { ...POOL, asset, quote_provider_addr: address },
      "0x59317e9a": { ...POOL, asset },
      "0x99a84311": CODE,
      "0xf04ec526": {
        ...QUERY,
        proof: ofVault,
        owner_addr: account,
        pool_params: pool,
        deposit: unnamed(
          within(
            group({
              asset0_target_balance: nanounits,
              asset1_target_balance: nanounits,
              deposit_asset: asset,
              deposit_amount: nanounits,
              min_lp_amount: nanounits,
            }),
          ),
        ),
        ...ENDS,
      },
      "0x8a518d0d": ASSET,
      "0x9b3aa3fa": {
        ...QUERY,
        blank_code: anyCell,
        code_version: version,
        code: anyCell,
        extra_params: rest,
      },
      "0x6b0b787f": { ...QUERY, proof: ofDeposit, amount: nanounits, payload: maybeCell },
      "0xad4eb6f5": {
        ...QUERY,
        proof: ofPool,
        amount: nanounits,
        recipient_addr: address,
        payload: maybeCell,
      },
      "0xe93405b9": QUERY,
      "0xa913dc0d": { ...QUERY, is_ready: flag },
      "0xd55e4686": {
        ...QUERY,
        amount: nanocoins,
        pool_params: pool,
        deposit_params: within(group(TARGETS)),
        ...ENDS,
      },
      "0x474f86cf": { ...QUERY, payload: maybeCell },
      "0xea06185d": { ...QUERY, amount: nanocoins, step, swap_params: swapParams },
      "0x9d65482b": QUERY,
      "0xb56b9598": {
        ...QUERY,
        proof: ofDeposit,
        owner_addr: account,
        min_lp_amount: nanounits,
        assets: unnamed(
          within(group({ asset0: asset, asset0_amount: nanounits, asset1: asset, asset1_amount: nanounits })),
        ),
        ...ENDS,
      },
      "0x61ee542d": { ...QUERY, proof: ofVault, ...SWAP },
      "0x72aca8aa": { ...QUERY, proof: ofPool, asset, ...SWAP },
      "0x0b429f52": {
        ...QUERY,
        asset0_amount: nanounits,
        asset0_destination: account,
        asset0_payload: maybeCell,
        asset1_amount: nanounits,
        asset1_destination: address,
        asset1_payload: maybeCell,
      },
      "0xeda15922": { ...QUERY, fee_collector_addr: account },
      "0xabb46b3d": { ...ASSET, quote_provider_addr: address },
      "0x6873c90c": ASSET,
      "0x6e24728d": { ...QUERY, include_assets: flag },
      "0xbddd4954": {
        ...QUERY,
        reserve0: nanounits,
        reserve1: nanounits,
        total_supply: nanounits,
        assets: maybe(within(group({ asset0: asset, asset1: asset }))),
      },
      "0x7ed7f6ce": { ...QUERY, start_at: group({ timestamp: time(32) }) },
      "0x54240fe5": { ...ASSET, amount: nanounits },
      "0xaae79256": { ...QUERY, proof: ofPool, asset0_deposit: nanounits, asset1_deposit: nanounits },
      "0xe1a36cd4": { ...QUERY, proof: ofPool, payload: maybeCell },
      "0x166cedee": { ...QUERY, payload: maybeCell },
      "0xc015297f": { ...QUERY, trade_fee: uint(16) },
      "0x26c63ab7": { ...QUERY, response_destination: account },
      "0x48e5a95d": { ...QUERY, user_addr: address },
      "0xf1989255": { ...QUERY, destination: account, body: anyCell },
    },
    { place: "message" },
  ),
  ...rowsOf(
    "DeDust",
    {
      "0xd55e4686": { ...QUERY, amount: nanocoins, pool_params: pool, ...TARGETS, ...ENDS },
    },
    { place: "message" },
  ),
];
