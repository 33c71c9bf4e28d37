import { address, anyCell, flag, group, int, maybe, uint, units, within, type Fields } from "../fields";
import { rowsOf } from "../layout";
import { maybeCell, QUERY } from "./common";

const TICKS: Fields = { liquidity: uint(128), tick_lower: int(24), tick_upper: int(24) };
const AMOUNTS: Fields = { amount0: units, amount1: units };
const ENOUGH: Fields = { enough0: units, enough1: units };
const BURN: Fields = { liquidity_to_burn: uint(128), tick_lower: int(24), tick_upper: int(24) };
const LAST: Fields = { fee_growth_inside_0_last_x128: uint(256), fee_growth_inside_1_last_x128: uint(256) };
const MINTERS: Fields = { jetton0_minter: address, jetton1_minter: address };
const FEES: Fields = { protocol_fee: uint(16), lp_fee_base: uint(16), lp_fee_current: uint(16) };
const CONTENT: Fields = { nftv3_content: anyCell, nftv3item_content: anyCell };
const COINS: Fields = { amount0: units, jetton0_address: address, amount1: units, jetton1_address: address };
const PAID: Fields = {
  ...QUERY,
  reciever0: address,
  reciever1: address,
  exit_code: uint(32),
  seqno: uint(64),
};

export const TONCO = [
  ...rowsOf(
    "TONCO",
    {
      "0xa7fb58f8": {
        ...QUERY,
        owner_address: address,
        source_wallet: address,
        swap_params: within(group({ amount: units, sqrtPriceLimitX96: uint(160), minOutAmount: units })),
        swap_payloads: within(
          group({
            target_address: address,
            ok_forward_amount: units,
            ok_forward_payload: maybeCell,
            ret_forward_amount: units,
            ret_forward_payload: maybeCell,
          }),
        ),
      },
      "0xb2c1b6e3": { ...QUERY, owner_address: address, ...AMOUNTS, ...ENOUGH, ...TICKS },
      "0x81702ef8": {
        ...QUERY,
        amount0_funded: units,
        amount1_funded: units,
        recipient: address,
        ...TICKS,
      },
      "0x530b5f2c": { ...QUERY, burned_index: uint(64), ...BURN },
      "0xd73ac09d": {
        ...QUERY,
        recipient: address,
        burned_index: uint(64),
        ...TICKS,
        liquidity_to_burn: uint(128),
        old_fee_cell: within(group(LAST)),
        new_fee_cell: within(
          group({
            fee_growth_inside_0_current_x128: uint(256),
            fee_growth_inside_1_current_x128: uint(256),
          }),
        ),
      },
      "0x4468de77": { ...QUERY, owner_address: address, ...AMOUNTS, ...ENOUGH, ...TICKS },
      "0x441c39ed": {
        ...QUERY,
        from_admin: flag,
        has_admin: flag,
        admin_address: address,
        has_controller: flag,
        controller_address: address,
        set_spacing: flag,
        tick_spacing: int(24),
        set_price: flag,
        initial_price_x96: uint(160),
        set_active: flag,
        pool_active: flag,
        ...FEES,
        ...CONTENT,
        minter_cell: maybe(within(group(MINTERS))),
      },
      "0x2e3034ef": {
        ...QUERY,
        jetton_wallet0: address,
        jetton_wallet1: address,
        tick_spacing: int(24),
        initial_price_x96: uint(160),
        ...FEES,
        ...CONTENT,
        minter_cell: within(group({ ...MINTERS, controller_addr: address })),
      },
      "0xd5ecca2a": {
        ...QUERY,
        user_address: address,
        ...TICKS,
        old_fee_cell: within(
          group({
            ...LAST,
            nft_index: uint(64),
            jetton0_amount: units,
            jetton1_amount: units,
            tick: int(24),
          }),
        ),
      },
      "0x46ca335a": { ...QUERY, nft_owner: address, ...BURN, old_fee_cell: within(group(LAST)) },
      "0x3ebe5431": {
        ...QUERY,
        new_amount0: units,
        new_amount1: units,
        new_enough0: units,
        new_enough1: units,
        ...TICKS,
      },
      "0xb1b0b7e2": QUERY,
      "0x4e737e4d": QUERY,
      "0x6bdcbeb8": { ...QUERY, ...FEES },
      "0x42a0fb43": QUERY,
      "0xa1daa96d": {
        ...PAID,
        coinsinfo_cell: maybe(
          within(
            group({
              ...COINS,
              payload_cell: within(
                group({
                  payload_amount0: units,
                  payload_0: maybeCell,
                  payload_amount1: units,
                  payload_1: maybeCell,
                }),
              ),
            }),
          ),
        ),
        indexer_swap_info_cell: maybe(
          within(
            group({
              liquidity: uint(128),
              price_sqrt: uint(160),
              tick: int(24),
              fee_growth_global_0x128: int(256),
              fee_growth_global_1x128: int(256),
            }),
          ),
        ),
      },
    },
    { place: "message" },
  ),
  {
    opcode: "0xa1daa96d",
    name: "tonco_router_pay_to_exit_code_201",
    standard: "TONCO",
    place: "message",
    fields: {
      ...PAID,
      coinsinfo_cell: maybe(within(group(COINS))),
      indexer_burn_info_cell: maybe(
        within(
          group({
            nft_index: uint(64),
            liquidity_burned: uint(128),
            tick_lower: int(24),
            tick_upper: int(24),
            tick_burn: int(24),
          }),
        ),
      ),
    },
  },
  {
    opcode: "0x4468de77",
    name: "tonco_pool_fund_account_payload",
    standard: "TONCO",
    place: "payload",
    fields: { other_jetton_wallet: address, ...AMOUNTS, ...TICKS },
  },
] as const;
