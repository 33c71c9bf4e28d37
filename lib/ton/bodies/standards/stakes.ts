import {
  address,
  anyCell,
  bits,
  coins,
  flag,
  ifLeft,
  ifReferred,
  maybe,
  rest,
  time,
  uint,
  units,
  within,
  type Fields,
} from "../fields";
import { rowsOf, type Layout } from "../layout";
import { orderedMessage } from "../message-fields";
import { QUERY } from "./common";

const STAKE: Fields = {
  validator_public_key: bits(256),
  stake_at: time(32),
  max_factor: uint(32),
  adnl_address: bits(256),
  signature: within(bits(512)),
};
const LIMITS: Fields = { min_loan: coins, max_loan: coins };

/** Small numbers, which only pools of nominators use for this. */
const POOL: readonly Pick<Layout, "opcode" | "name" | "fields">[] = [
  { opcode: "0x00000001", name: "nominator_pool_accept_coins", fields: QUERY },
  { opcode: "0x00000002", name: "nominator_pool_withdraw_requests", fields: { ...QUERY, limit: uint(8) } },
  { opcode: "0x00000003", name: "nominator_pool_emergency", fields: { ...QUERY, nominator: bits(256) } },
  { opcode: "0x00000004", name: "nominator_pool_validator_deposit", fields: QUERY },
  { opcode: "0x00000005", name: "nominator_pool_validator_withdraw", fields: { ...QUERY, amount: coins } },
  { opcode: "0x00000006", name: "nominator_pool_validator_set", fields: QUERY },
  { opcode: "0x00000007", name: "nominator_pool_old_votes", fields: QUERY },
];
const POOL_KINDS = { standard: "nominator pool", at: ["nominator_pool", "tv_pool"] };

export const STAKES = [
  ...rowsOf("elector", {
    "0x4e73744b": { ...QUERY, ...STAKE },
    "0xf374484c": { ...QUERY, comment: ifLeft(uint(32)) },
    "0xee6f454c": { ...QUERY, reason: ifLeft(uint(32)) },
    "0x47657424": QUERY,
    "0xf96f7324": { ...QUERY, comment: ifLeft(uint(32)) },
    "0xfffffffe": { ...QUERY, asked: ifLeft(uint(32)) },
  }),
  ...POOL.map((row) => ({ ...row, ...POOL_KINDS })),
  ...rowsOf(
    "single nominator",
    {
      "0x00001000": { ...QUERY, amount: coins },
      "0x00001001": { ...QUERY, validator: address },
      "0x00007702": { ...QUERY, mode: uint(8), message: orderedMessage },
      "0x00009903": { ...QUERY, code: anyCell },
    },
    { at: ["single_nominator"] },
  ),
  ...rowsOf("pools of TON Whales", {
    "0x7bcd1fef": { ...QUERY, gas: coins },
    "0xda803efd": { ...QUERY, gas: coins, amount: coins },
    "0x1596920c": QUERY,
    "0x74bb3427": QUERY,
    "0x23d421e1": QUERY,
    "0xa2065f2c": { ...QUERY, gas_limit: coins, stake: coins, ...STAKE },
    "0x251d6a98": { ...QUERY, gas_limit: coins },
    "0x1d1715bf": QUERY,
  }),
  ...rowsOf("liquid staking", {
    "0x47d54391": { ...QUERY, referral: ifLeft(rest) },
    "0x319b0cdc": {
      ...QUERY,
      amount: units,
      from: address,
      response_address: address,
      custom_payload: ifReferred(anyCell),
    },
    "0x0a77535c": QUERY,
    "0x1674b0a0": { ...QUERY, destination: address, amount: units, notification: coins, forward: coins },
    "0x4bc7c2df": QUERY,
    "0xf127fe4e": QUERY,
    "0xed58b0b2": { ...QUERY, amount: units, owner: address, index: uint(64) },
    "0x132f9a45": { ...QUERY, owner: address, amount: units, prev: address, next: address },
    "0xdb3b8abd": QUERY,
    "0xdfdca27b": QUERY,
    "0xe642c965": { ...QUERY, ...LIMITS, max_interest: uint(24) },
    "0x6335b11a": { ...QUERY, ...LIMITS, max_interest: uint(16) },
    "0xe0505d0e": { ...QUERY, value: coins, ...STAKE },
    "0xeb373a05": QUERY,
    "0xf0fd2250": QUERY,
    "0x8efed779": { ...QUERY, value: coins },
    "0x30026327": { ...QUERY, amount: coins },
    "0xed7378a6": QUERY,
    "0x55c26cd5": QUERY,
    "0xc9f04485": { ...QUERY, interest_rate: uint(16) },
    "0x54d37487": QUERY,
    "0x139a1b4e": QUERY,
    "0x7247e7a5": QUERY,
    "0x9bf5561c": { ...QUERY, optimistic: flag, open: flag },
    "0x79e7c016": { ...QUERY, sudoer: address },
    "0x96e7f528": { ...QUERY, data: maybe(anyCell), code: maybe(anyCell), after_upgrade: maybe(anyCell) },
  }),
];
