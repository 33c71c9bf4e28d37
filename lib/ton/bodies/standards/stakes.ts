import {
  address,
  anyCell,
  beyond,
  bits,
  coins,
  flag,
  group,
  ifLeft,
  ifReferred,
  int,
  maybe,
  nanocoins,
  nanograms,
  nanounits,
  rest,
  time,
  uint,
  unnamed,
  within,
  type Fields,
} from "../fields";
import { rowsOf, type Layout } from "../layout";
import { orderedMessage } from "../message-fields";
import { QUERY } from "./common";

const STAKE: Fields = {
  validator_pubkey: bits(256),
  stake_at: time(32),
  max_factor: uint(32),
  adnl_addr: bits(256),
  signature: within(bits(512)),
};
const LIMITS: Fields = { min_loan: nanocoins, max_loan: nanocoins };
const SIGNED_QUERY: Fields = { query_id: int(64) };
const controller = within(
  group(
    {
      controller_id: uint(32),
      validator: address,
      pool: address,
      governor: address,
      roles: unnamed(within(group({ approver: address, halter: address }))),
    },
    "data",
  ),
);

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
const POOL_KINDS = { standard: "nominator pool", at: ["nominator_pool", "tv_pool"], own: true } as const;

export const STAKES = [
  ...rowsOf("elector", {
    "0x4e73744b": { ...QUERY, ...STAKE },
    "0xf374484c": { ...QUERY, comment: beyond(ifLeft(uint(32))) },
    "0x47657424": QUERY,
    "0xf96f7324": { ...QUERY, comment: beyond(ifLeft(uint(32))) },
  }),
  ...rowsOf(
    "elector",
    {
      "0xee6f454c": { ...QUERY, reason: ifLeft(uint(32)) },
    },
    { own: true },
  ),
  ...rowsOf(
    "elector",
    { "0xfffffffe": { ...QUERY, asked: ifLeft(uint(32)) } },
    { own: true, wholeOnly: true },
  ),
  ...POOL.map((row) => ({ ...row, ...POOL_KINDS })),
  ...rowsOf(
    "single nominator",
    {
      "0x00001000": { ...QUERY, amount: coins },
      "0x00001001": { ...QUERY, validator: address },
      "0x00007702": { ...QUERY, mode: uint(8), message: orderedMessage },
      "0x00009903": { ...QUERY, code: anyCell },
    },
    { at: ["single_nominator"], own: true },
  ),
  ...rowsOf("pools of TON Whales", {
    "0x7bcd1fef": { ...SIGNED_QUERY, gas: nanograms },
    "0xda803efd": { ...SIGNED_QUERY, gas: nanograms, amount: nanograms },
    "0x1596920c": SIGNED_QUERY,
    "0x74bb3427": SIGNED_QUERY,
    "0x23d421e1": SIGNED_QUERY,
    "0xa2065f2c": { ...QUERY, gas_limit: nanograms, stake: nanograms, ...STAKE },
    "0x251d6a98": { ...QUERY, gas_limit: nanograms },
    "0x1d1715bf": QUERY,
    "0x99a811fb": { ...QUERY, members: rest },
    "0xa19fd934": { ...QUERY, members: rest },
  }),
  ...rowsOf("liquid staking", {
    "0x47d54391": { ...QUERY, referral: ifLeft(rest) },
    "0x319b0cdc": {
      ...QUERY,
      jetton_amount: nanounits,
      from_address: address,
      response_address: address,
      custom_payload: beyond(ifReferred(anyCell)),
    },
    "0x0a77535c": QUERY,
    "0x1674b0a0": {
      ...QUERY,
      destination: address,
      amount: nanounits,
      notification: nanocoins,
      forward: nanocoins,
    },
    "0x4bc7c2df": QUERY,
    "0xf127fe4e": QUERY,
    "0xed58b0b2": { ...QUERY, amount: nanounits, owner: address, index: uint(64) },
    "0x132f9a45": { ...QUERY, owner: address, amount: nanounits, prev: address, next: address },
    "0xdb3b8abd": QUERY,
    "0xdfdca27b": QUERY,
    "0xe642c965": { ...QUERY, ...LIMITS, max_interest: uint(24), controller_data: controller },
    "0x6335b11a": { ...QUERY, ...LIMITS, max_interst: uint(24) },
    "0xe0505d0e": {
      ...QUERY,
      value: nanocoins,
      validator_pubkey: uint(256),
      stake_at: time(32),
      max_factor: uint(32),
      adnl_addr: uint(256),
      signature: within(bits(512)),
    },
    "0xeb373a05": QUERY,
    "0xf0fd2250": QUERY,
    "0x8efed779": { ...QUERY, value: nanocoins },
    "0x30026327": { ...QUERY, amount: nanocoins },
    "0xed7378a6": QUERY,
    "0x55c26cd5": QUERY,
    "0x2aaa96a0": { ...QUERY, governance_fee: uint(16) },
    "0x5e517f36": {
      ...QUERY,
      governor: maybe(address),
      interest_manager: maybe(address),
      halter: maybe(address),
    },
    "0xb27edcad": { controller_id: uint(32), ...QUERY },
    "0x9971881c": { ...QUERY, governor_update_after: time(48) },
    "0x270695fb": { ...QUERY, mode: uint(8), msg: anyCell },
    "0xc9f04485": { ...QUERY, interest_rate: uint(16) },
    "0x54d37487": QUERY,
    "0xb1ebae06": { ...QUERY, ...LIMITS, max_interest: uint(16) },
    "0xc1344900": {
      ...QUERY,
      borrowed: nanocoins,
      expected: nanocoins,
      returned: nanocoins,
      profit_sign: int(1),
      profit: nanocoins,
      total_balance: nanocoins,
    },
    "0x139a1b4e": QUERY,
    "0x7247e7a5": QUERY,
    "0x9bf5561c": { ...QUERY, optimistic_deposit_withdrawals: flag, deposits_open: flag },
    "0x79e7c016": { ...QUERY, sudoer: address },
    "0x96e7f528": { ...QUERY, data: maybe(anyCell), code: maybe(anyCell), after_upgrade: maybe(anyCell) },
  }),
];
