import {
  account,
  address,
  anyCell,
  bits,
  dictionary,
  flag,
  group,
  maybe,
  nanocoins,
  nanograms,
  nanounits,
  recursive,
  rest,
  tagged,
  time,
  uint,
  units,
  within,
  type Fields,
} from "../fields";
import { rowsOf } from "../layout";
import { maybeCell, QUERY } from "./common";

const CHANNEL: Fields = { signature: bits(512), tag: uint(32), channel_id: uint(128) };
const BALANCES: Fields = { balance_A: nanocoins, balance_B: nanocoins };
const SIGNATURES: Fields = {
  sig_A: within(bits(512)),
  sig_B: within(bits(512)),
  tag: uint(32),
  channel_id: uint(128),
};
const SEQNOS: Fields = { seqno_A: uint(64), seqno_B: uint(64) };
const condition = group({ amount: nanocoins, condition: rest }, "cp");
const side = group(
  { seqno: uint(64), sent: nanocoins, conditionals: dictionary(uint(32), condition) },
  "sc_body",
);
const signedState = within(
  group(
    {
      signature: bits(512),
      state: tagged(32, {
        0x43685374: {
          name: "semichannel_state",
          fields: {
            channel_id: uint(128),
            data: side,
            counterparty_data: maybe(recursive(() => within(side))),
          },
        },
      }),
    },
    "signed_schs",
  ),
);
const STATES: Fields = { ...CHANNEL, sch_A: signedState, sch_B: signedState };

const CONFIRMED: Fields = { cur_lt: uint(64), torrent_hash: bits(256) };
const torrent = within(
  group(
    {
      piece_size: uint(32),
      file_size: uint(64),
      root_hash: bits(256),
      header_size: uint(64),
      header_hash: bits(256),
      microchunk_hash: maybe(bits(256)),
      description: rest,
    },
    "torrent_info",
  ),
);

const STAKED: Fields = { ton_amount: units, jetton_amount: units, forward_payload: maybeCell };
const MINTED: Fields = { ...QUERY, tokens: units, coins: units, owner: address, round_since: time(32) };
const REST: Fields = { rest };
const certified: Fields = {
  seqno: uint(32),
  valid_until: time(64),
};

/** Protocols of a few messages each. */
export const SERVICES = [
  ...rowsOf("bemo", {
    "0x4253c4d5": { ...QUERY, forward_ton_amount: units, forward_payload: maybeCell },
    "0x492ab1b3": { index: uint(64), owner: address, ...STAKED },
    "0x10a1ce75": {
      ...QUERY,
      owner_address: address,
      withdraw_ton_amount: units,
      withdraw_jetton_amount: units,
      forward_payload: maybeCell,
      lockup_timestamp: time(32),
    },
    "0x90c80a07": { ...QUERY, forward_payload: maybeCell },
    "0x38633538": { lockup_timestamp: time(32) },
  }),
  ...rowsOf("Hipo", {
    "0x3d3761a6": {
      ...QUERY,
      owner: address,
      coins: units,
      ownership_assigned_amount: units,
      referrer: address,
    },
    "0x5be57626": MINTED,
    "0x5445efee": MINTED,
  }),
  ...rowsOf("payment channel", {
    "0x67c7d281": { add_A: nanocoins, add_B: nanocoins },
    "0x0e0620c2": { is_A: flag, ...CHANNEL, ...BALANCES },
    "0x5577587e": { ...SIGNATURES, ...BALANCES, ...SEQNOS },
    "0x79a126ef": { ...SIGNATURES, ...SEQNOS },
    "0x1f151acf": { signed_by_A: flag, ...STATES },
    "0x088eaa32": { challenged_by_A: flag, ...STATES },
    "0x66f6f069": { from_A: flag, ...CHANNEL, conditionals_to_settle: dictionary(uint(32), rest) },
    "0x25432a91": REST,
    "0xdddc88ba": { channel_id: uint(128) },
  }),
  ...rowsOf("TON Storage", {
    "0xe4748df1": {
      ...QUERY,
      info: torrent,
      merkle_hash: bits(256),
      expected_rate: nanocoins,
      expected_max_span: uint(32),
    },
    "0x53f34cd6": { ...QUERY, new_pubkey: bits(256) },
    "0x54cbf19b": {
      ...QUERY,
      accept_new_contracts: flag,
      rate_per_mb_day: nanocoins,
      max_span: uint(32),
      minimal_file_size: uint(64),
      maximal_file_size: uint(64),
    },
    "0x107c49ef": QUERY,
    "0x7a361688": QUERY,
    "0xd4caedcd": CONFIRMED,
    "0x79f937ea": QUERY,
    "0xb6236d63": CONFIRMED,
    "0x46ed2e94": QUERY,
    "0xa91baf56": QUERY,
    "0x419d5d4d": { ...QUERY, file_dict_proof: anyCell },
  }),
  ...rowsOf("subscriptions", {
    "0x73756273": REST,
    "0x756e6b77": REST,
    "0xf71783cb": {
      ...QUERY,
      first_charging_date: time(32),
      payment_per_period: nanograms,
      period: uint(32),
      grace_period: uint(32),
      caller_fee: nanograms,
      withdraw_address: account,
      withdraw_msg_body: anyCell,
      metadata: anyCell,
    },
    "0x508238ec": { ...QUERY, new_payment: nanograms },
  }),
  ...rowsOf("Tonkeeper 2FA", {
    "0x53684037": {
      ref_with_certificate: within(
        group(
          {
            data: group({ valid_until: time(64), pubkey: bits(256) }, "certificate_data"),
            signature: bits(512),
          },
          "certificate",
        ),
      ),
      ref_seed_signature: within(group({ seed_signature: bits(512) })),
      payload: tagged(32, {
        0xb15f2c8c: { name: "send_actions", fields: { ...certified, msg: anyCell, mode: uint(8) } },
        0x9d8084d6: { name: "remove_extension", fields: certified },
        0x23d9c15c: {
          name: "delegation",
          fields: { ...certified, new_state_init: anyCell, forward_amount: nanocoins },
        },
        0xde82b501: { name: "cancel_delegation", fields: certified },
      }),
      certificate_signature: bits(512),
    },
  }),
  ...rowsOf("JVault", {
    "0xd68a4ac1": {
      ...QUERY,
      min_deposit: nanounits,
      max_deposit: nanounits,
      unstake_commission: uint(16),
      unstake_fee: nanounits,
      whitelist: dictionary(account, flag),
      received_jettons: nanounits,
    },
    "0x499a9262": { ...QUERY, jettons_to_unstake: nanounits, force_unstake: flag },
    "0x0168d4b7": { ...QUERY, jettons_to_unstake: nanounits },
    "0x78d9f109": { ...QUERY, jettons_to_claim: dictionary(account, flag) },
    "0x44bc1fe3": REST,
    "0xf5c5baa3": REST,
    "0xae9307ce": REST,
    "0x55c35b40": REST,
    "0x076ee4e0": REST,
    "0x383411ea": REST,
  }),
  ...rowsOf("tgBTC", {
    "0x77a80ef3": { amount: nanounits, recipient_address: address, bitcoin_txid: uint(256) },
    "0xca444ce6": { amount: nanounits, sender_address: address, pegout_address: address },
    "0x27756729": { amount: nanounits, new_internal_pubkey: uint(256), pegout_address: address },
    "0x453443a6": { timestamp: time(64), internal_pubkey: uint(256) },
  }),
  ...rowsOf("cron", {
    "0x2114702d": { reward_address: address, salt: uint(32) },
    "0x2e04891a": REST,
    "0xd027efe5": { init_state_hash: uint(256), init_state_depth: uint(10) },
    "0x2e41d3ac": REST,
    "0xbbe27821": REST,
    "0x56f6110e": {
      first_call_time: time(32),
      repeat_every: uint(32),
      salt: uint(32),
      reward: nanocoins,
      owner_address: account,
      renewal_actions_cell: anyCell,
      topup_amount: nanocoins,
      msg_to_wallet_amount: nanocoins,
    },
  }),
  ...rowsOf("invoices", {
    "0x7aa23eb5": {
      id: bits(128),
      url: tagged(8, {
        0: { name: "none", fields: {} },
        1: { name: "tonsite", fields: { address: bits(256) } },
      }),
    },
  }),
  ...rowsOf("minable coin", {
    "0x4d696e65": {
      flags: uint(8),
      expire: time(32),
      whom: bits(256),
      rdata1: bits(256),
      rseed: uint(128),
      rdata2: bits(256),
    },
  }),
  ...rowsOf("nerd QR", { "0xccc2c823": { item_id: uint(32), signature: bits(512) } }),
  ...rowsOf("Tonkeeper", { "0x878da6e3": REST }, { place: "payload" }),
  ...rowsOf("scaled jetton", {
    "0xac392598": {
      numerator: { is: "sized uint", lengthBits: 5 },
      denominator: { is: "sized uint", lengthBits: 5 },
      comment: maybe({ is: "text" }),
    },
  }),
];
